"""Addresses as those who count them see them: one key for whatever one household can call from."""

import ipaddress
from functools import lru_cache
from typing import Final

NETWORK: Final = 64
"""Bits of an IPv6 address that a provider gives out; whoever has them has all that follow."""

REMEMBERED: Final = 4096


@lru_cache(maxsize=REMEMBERED)
def address_key(host: str) -> str:
    """What an address is counted by: IPv4 as it is, IPv6 by its /64, anything else unchanged.

    >>> address_key("203.0.113.7"), address_key("::ffff:203.0.113.7")
    ('203.0.113.7', '203.0.113.7')
    >>> address_key("2001:db8:1:2:aaaa::1"), address_key("2001:DB8:1:2::5")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64')
    >>> address_key("fe80::1%eth0"), address_key("-")
    ('fe80::/64', '-')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    # A name of an interface (`%eth0`) is ours, not theirs: numbers have none.
    return str(ipaddress.IPv6Network((int(address), NETWORK), strict=False))
