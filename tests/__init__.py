"""Tests by the question they ask; each folder says which one."""
