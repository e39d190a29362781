"""Does anything tell a seat what it may not know? Twin deals, played forward by the same moves."""
