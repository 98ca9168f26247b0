"""Decks with a name: the recommended set-ups of the modules, and known mixes of both boxes.

The decks of the 2021 challenge were put together for two players; any number may play them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Deck:
    """Fifteen sets, one for each slot, and the module they are played with."""

    sets: tuple[str, ...]
    module: str = ""


def _deck(sets: str, module: str = "") -> Deck:
    return Deck(tuple(sets.split()), module)


DECKS: dict[str, Deck] = {
    "goddess": _deck(
        "twins companion moon_golem celestial_die mists great_golem eternal_night goddess tree "
        "wood_nymph sun_golem time_golem goldsmith abyssal_trident eternal_fire",
        module="goddess",
    ),
    "titans": _deck(
        "blacksmiths_scepter memory oracle wind ancestor chaos right_hand first_titan merchant "
        "dogged guardian light omniscient mirror_of_misfortune left_hand",
        module="titans",
    ),
    "perfect-for-two": _deck(
        "blacksmiths_scepter companion silver_hind celestial_die cerberus helmet_of_invisibility "
        "right_hand goddess merchant wood_nymph celestial_ship guardians_shield omniscient "
        "mirror_of_the_abyss sphinx"
    ),
    "again-and-again": _deck(
        "blacksmiths_hammer companion silver_hind celestial_die cerberus helmet_of_invisibility "
        "cancer first_titan tree wild_spirits guardians_owl light goldsmith abyssal_trident "
        "eternal_fire"
    ),
    "may-the-forge": _deck(
        "twins blacksmiths_chest silver_hind tenacious_boar ancestor helmet_of_invisibility "
        "cancer typhon merchant wood_nymph celestial_ship guardians_shield omniscient "
        "mirror_of_the_abyss sphinx"
    ),
    "versatility": _deck(
        "blacksmiths_scepter blacksmiths_chest silver_hind satyrs cerberus "
        "helmet_of_invisibility sentinel goddess merchant wild_spirits guardians_owl light triton "
        "mirror_of_the_abyss cyclops"
    ),
    "tournament-2020-1": _deck(
        "blacksmiths_scepter companion silver_hind celestial_die ancestor helmet_of_invisibility "
        "right_hand typhon tree wood_nymph guardians_owl light omniscient abyssal_trident cyclops"
    ),
    "tournament-2020-2": _deck(
        "blacksmiths_hammer blacksmiths_chest great_bear wind mists helmet_of_invisibility "
        "eternal_night hydra elder wood_nymph celestial_ship minotaur goldsmith abyssal_trident "
        "left_hand"
    ),
    "challenge-2021": _deck(
        "blacksmiths_hammer blacksmiths_chest silver_hind wind mists helmet_of_invisibility "
        "sentinel goddess elder wood_nymph guardians_owl minotaur omniscient mirror_of_the_abyss "
        "eternal_fire"
    ),
    "challenge-2021-final": _deck(
        "blacksmiths_hammer companion silver_hind satyrs ancestor helmet_of_invisibility "
        "eternal_night first_titan elder wood_nymph guardians_owl guardians_shield omniscient "
        "mirror_of_the_abyss eternal_fire"
    ),
}
