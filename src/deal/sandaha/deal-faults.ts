import type { ProfileName } from "../../games/sandaha/ruleset.js";
import { FAULTS, type Fault, type Planted } from "../../plant/sandaha/fault.js";
import { plantFault } from "../../plant/sandaha/plant-fault.js";
import type { Random } from "../random.js";
import { dealHand } from "./deal-hand.js";
import { type DealOptions, handRandoms } from "./deal-hands.js";

/** Deals hands with one fault each, every fault in turn under every profile. */
export function* dealFaults(options: DealOptions): Generator<Planted> {
  const { seed, profiles } = options;
  let i = 0;
  for (const random of handRandoms(options)) {
    const fault = FAULTS[i % FAULTS.length] as Fault;
    const profile = profiles[Math.floor(i / FAULTS.length) % profiles.length] as ProfileName;
    yield named(dealFault(random, profile, fault), `deal-${seed}-${i}`);
    i++;
  }
}

/** Deals until a hand has a place for the fault; each has in some hand out of a few hundred. */
function dealFault(random: Random, profile: ProfileName, fault: Fault): Planted {
  for (;;) {
    const planted = plantFault(random, dealHand(random, "", { profile }), fault);
    if (planted !== undefined) return planted;
  }
}

/** Writes the label into the record's id, which nothing judges by. */
function named({ record, label }: Planted, hand: string): Planted {
  return { record: { ...record, id: `${hand} ${label.fault} ${label.path}` }, label };
}
