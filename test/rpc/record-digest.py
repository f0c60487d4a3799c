"""Record digests worked out without caipan: prints the canonical form and the digest of each vector.

What record-digest.test.ts expects was printed by this script, not by what it tests. Run: python3 record-digest.py
"""

import hashlib
import json

SUITS = "SHCD"
RANKS = {letter: rank for rank, letter in enumerate("23456789TJQKA", start=2)}


def number(card):
    """16 x suit + rank; the little joker is 80, the big one 81."""
    if card in ("LJ", "BJ"):
        return 80 if card == "LJ" else 81
    return 16 * (SUITS.index(card[0]) + 1) + RANKS[card[1]]


def cards(text):
    """Cards one after the other, as the canonical form has them."""
    return sorted((text[at : at + 2] for at in range(0, len(text), 2)), key=number)


def ruleset(profile, *overrides):
    return {"game": "sandaha", "profile": profile, "revision": 1, "overrides": sorted(overrides)}


VECTORS = {
    "nothing but the rules": {"ruleset": ruleset("STANDARD")},
    "a surrender": {
        "ruleset": ruleset("COMPETITION", "sixes_removed=true", "down_big_from=80"),
        "stake": 20,
        "firstBidder": "NORTH",
        "deal": {"WEST": cards("DAS5BJ"), "EAST": cards("LJHTC7H2")},
        "kitty": cards("S2D2C2H2DTCTHTST"),
        "contract": {"banker": "WEST", "points": 50, "doubled": True, "claimant": "NORTH"},
        "surrender": True,
    },
    "a throw that failed": {
        "ruleset": ruleset("ZIJINDAO"),
        "firstBidder": "EAST",
        "calls": [
            {"seat": "EAST", "bid": 80},
            {"seat": "SOUTH", "pass": True},
            {"seat": "WEST", "pass": True},
            {"seat": "NORTH", "pass": True},
        ],
        "declaration": {"trump": "SPADES", "buried": cards("DKDKD5D5C5C5CKCK")},
        "plays": [
            {"seat": "EAST", "cards": cards("S5S5"), "attempted": cards("S9S8S8S5S5")},
            {"seat": "SOUTH", "cards": cards("S6S6")},
            {"seat": "WEST", "cards": cards("SASQ")},
            {"seat": "NORTH", "cards": cards("DAH6")},
        ],
    },
}

for name, form in VECTORS.items():
    # Nothing here is beyond ASCII and no number has a fraction: sorted keys without spaces are then RFC 8785.
    canonical = json.dumps(form, sort_keys=True, separators=(",", ":"))
    print(name, canonical, hashlib.sha256(canonical.encode()).hexdigest(), sep="\n", end="\n\n")
