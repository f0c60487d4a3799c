import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import type { Call, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Text } from "../../rulebook/rulebook.js";
import { text } from "../text.js";
import { trumpName } from "./names.js";

/** The seats and tricks of a record's acts by path. */
export interface ActPlaces {
  /** Who did it; undefined if the record does not tell. */
  readonly seatOf: (path: string) => Seat | undefined;
  /** "Trick 3", "The auction". */
  readonly whereOf: (path: string) => Text;
}

/** The index in "plays[17]"; undefined for another path. */
export function playIndex(path: string): number | undefined {
  return indexIn("plays", path);
}

/** The places of a record's acts. */
export function actPlaces(
  record: HandRecord,
  banker: Seat | undefined,
  trickOf: (play: number) => number | undefined,
): ActPlaces {
  const seatOf = (path: string): Seat | undefined => {
    const play = playIndex(path);
    if (play !== undefined) return record.plays[play]?.seat;
    const call = indexIn("calls", path);
    return call === undefined ? banker : record.calls[call]?.seat;
  };
  const whereOf = (path: string): Text => {
    const play = playIndex(path);
    if (play !== undefined) {
      const trick = trickOf(play);
      if (trick !== undefined) return text(`Trick ${trick}`, `第${trick}轮`);
      return text("After the last trick judged", "最后一轮之后");
    }
    if (indexIn("calls", path) !== undefined) return text("The auction", "叫分");
    return path === "surrender" ? text("The surrender", "投降") : text("Trump and kitty", "定主与埋底");
  };
  return { seatOf, whereOf };
}

/** What was done in a call. */
export function callWords({ call }: Call): Text {
  switch (call?.$case) {
    case "bid":
      return text(`bids ${call.value}`, `叫${call.value}`);
    case "pass":
      return text("passes", "不叫");
    default:
      return text("makes a call that is not recorded", "叫分未记录");
  }
}

/** What the banker did after the auction. */
export function actWords(act: NonNullable<HandRecord["act"]>): Text {
  if (act.$case === "surrender") return text("surrenders", "投降");
  const trump = trumpName(act.value.trump);
  return text(`declares ${trump.en}`, `定${trump.zh}`);
}

function indexIn(list: string, path: string): number | undefined {
  const found = new RegExp(`^${list}\\[(\\d+)\\]$`).exec(path);
  return found === null ? undefined : Number(found[1]);
}
