"""What addresses are counted by."""

import pytest

from motherlode.server.house.addresses import address_key


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("::FFFF:c633:6401", "198.51.100.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_by_what_one_household_has(host: str, key: str) -> None:
    assert address_key(host) == key


def test_networks_are_told_apart_by_their_64th_bit() -> None:
    assert address_key("2001:db8:0:1::7") != address_key("2001:db8:0:2::7")
    assert address_key("2001:db8:0:1::7") == address_key("2001:db8:0:1:ffff:ffff:ffff:ffff")
