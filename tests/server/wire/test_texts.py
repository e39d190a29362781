"""Names and chat, whatever is typed, come out as one harmless line."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from motherlode.server.wire.texts import LONGEST_CHAT, LONGEST_NAME, clean_chat, clean_name
from tests.server.wire.texts import assert_harmless, hostile_texts

# The first text of all letters there are takes a second or two on a busy machine.
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@unhurried
@given(text=hostile_texts(2000))
def test_what_is_said_is_one_line_that_hides_and_paints_nothing(text: str) -> None:
    assert_harmless(clean_chat(f"x{text}"), longest=LONGEST_CHAT)


@unhurried
@given(text=hostile_texts(200))
def test_a_name_is_one_line_that_hides_and_paints_nothing(text: str) -> None:
    assert_harmless(clean_name(f"x{text}"), longest=LONGEST_NAME)


@unhurried
@given(text=hostile_texts(2000))
def test_cleaning_a_clean_text_changes_nothing(text: str) -> None:
    said = clean_chat(f"x{text}")
    assert clean_chat(said) == said


@unhurried
@given(words=st.lists(st.text("abcZ0<>&\"'/;=()é語🙂", min_size=1, max_size=10), min_size=1))
def test_markup_and_letters_of_all_languages_stay_as_they_are(words: list[str]) -> None:
    text = " ".join(words)[:LONGEST_CHAT].strip()
    assert clean_chat(text) == text


@pytest.mark.parametrize("between", ["\u200d", "\u202e", "\u0000", "\ufe0f", "\u034f"])
def test_unseen_letters_between_accents_do_not_allow_more_accents(between: str) -> None:
    accents = f"\u0338\u0338\u0338{between}" * 20
    assert clean_chat(f"a{accents}b") == "a\u0338\u0338\u0338b"


@pytest.mark.parametrize("unseen", ["\u200b", "\u2060", "\u3164", "\ufe0f", "\u00ad", "\U000e0101"])
def test_two_names_that_look_alike_are_one_name(unseen: str) -> None:
    assert clean_name(f"Jose{unseen}\u0301") == clean_name("Jos\u00e9") == "Jos\u00e9"


@pytest.mark.parametrize(
    "text", ["", "   ", "\u202e", "\u3164", "\u2800 \u200b", "\u0301", " \n\t"]
)
def test_a_name_that_cannot_be_seen_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="at least one letter that can be seen"):
        clean_name(text)


@pytest.mark.parametrize("text", ["\u202e\u202d", "\u0000", "\u0301\u0301", "\u2028"])
def test_nothing_said_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="nothing in that message"):
        clean_chat(text)


def test_an_accent_does_not_stand_on_a_space() -> None:
    assert clean_chat("a \u0338 \u0338b") == "a b"
