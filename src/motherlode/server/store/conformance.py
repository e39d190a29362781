"""The checks that any store must pass, whoever wrote it.

Each check takes a function that makes a store, not yet open, in a place that was empty before the
check; called again, it makes another store in the same place. A check closes one before it opens
the next: a store need not allow two at a time. A failure is an `AssertionError`.
"""

from typing import Final

from motherlode.server.store import house_checks, log_checks, table_checks
from motherlode.server.store.checking import Check

CHECKS: Final[tuple[Check, ...]] = (
    log_checks.entries_are_read_as_they_were_written,
    log_checks.a_number_is_given_once_and_none_is_left_out,
    log_checks.an_append_has_an_entry,
    log_checks.of_many_at_once_one_wins,
    log_checks.several_tables_change_together_or_not,
    log_checks.a_caller_who_leaves_stops_nobody,
    log_checks.tables_are_found_by_phase_and_listing,
    log_checks.random_appends_agree_with_plain_lists,
    table_checks.tables_are_counted_by_host_and_opener,
    table_checks.a_guest_finds_the_tables_with_their_chair,
    table_checks.what_is_due_comes_in_its_order,
    house_checks.guests_are_known_by_their_tokens,
    house_checks.a_token_that_is_no_hash_is_refused,
    house_checks.chat_is_read_from_its_end,
    house_checks.what_is_said_twice_under_one_mark_is_kept_once,
    house_checks.the_secret_stays_the_same,
    house_checks.everything_outlives_a_close,
    house_checks.a_close_waits_for_what_was_accepted,
    house_checks.a_healthy_store_passes_its_check,
)
"""All of them; each wants an empty place of its own."""
