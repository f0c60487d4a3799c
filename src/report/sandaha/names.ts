import { Finding } from "../../gen/caipan/sandaha/v1/record.js";
import { Grade } from "../../gen/caipan/sandaha/v1/score.js";
import { PlayKind, Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import { Standing } from "../../gen/caipan/verdict/v1/verdict.js";
import type { Text } from "../../rulebook/rulebook.js";
import { text } from "../text.js";
import { suitFace } from "./card-face.js";

const SEAT_NAMES: ReadonlyMap<number, Text> = new Map([
  [Seat.EAST, text("East", "东家")],
  [Seat.SOUTH, text("South", "南家")],
  [Seat.WEST, text("West", "西家")],
  [Seat.NORTH, text("North", "北家")],
]);

/** A seat as players call it; a number that is no seat as "#9". */
export function seatName(seat: number): Text {
  return SEAT_NAMES.get(seat) ?? text(`#${seat}`, `#${seat}`);
}

const KIND_NAMES: ReadonlyMap<PlayKind, Text> = new Map([
  [PlayKind.LEAD, text("lead", "首出")],
  [PlayKind.THROW, text("throw", "甩牌")],
  [PlayKind.FOLLOW, text("follow", "跟牌")],
  [PlayKind.RUFF, text("ruff", "毙")],
  [PlayKind.OVER_RUFF, text("over-ruff", "盖毙")],
  [PlayKind.DISCARD, text("discard", "垫牌")],
]);

/** What a play counts as; undefined if it counts as nothing. */
export function kindName(kind: PlayKind): Text | undefined {
  return KIND_NAMES.get(kind);
}

/** What was declared. */
export function trumpName(trump: Trump): Text {
  if (trump === Trump.NONE) return text("no-trump", "无主");
  const suit = suitFace(trump);
  if (suit === undefined) return text(`#${trump}`, `#${trump}`);
  return text(`${suit.symbol} ${suit.name.en}`, `${suit.symbol}${suit.name.zh}`);
}

const FINDING_NAMES: ReadonlyMap<Finding, Text> = new Map([
  [Finding.CLEAN, text("No fault", "没有违例")],
  [Finding.FAULTS, text("Rules were broken", "有违例")],
  [
    Finding.PAYMENTS_DIFFER,
    text("No fault in play, but other results are recorded", "出牌没有违例，但所记结果有误"),
  ],
  [Finding.INCONSISTENT, text("No table can have produced this record", "记录自相矛盾，不可能出自一局牌")],
  [
    Finding.NOT_CHECKABLE,
    text("No fault seen, but not everything can be checked", "未见违例，但有些无法核对"),
  ],
]);

/** A finding in a few words. */
export function findingName(finding: Finding): Text {
  return FINDING_NAMES.get(finding) ?? text(`finding ${finding}`, `结论${finding}`);
}

const GRADE_NAMES: ReadonlyMap<number, Text> = new Map([
  [Grade.PLAIN, text("plain", "平")],
  [Grade.SMALL, text("small (小光)", "小光")],
  [Grade.BIG, text("big (大光)", "大光")],
]);

/** A grade by its name. */
export function gradeName(grade: number): Text {
  return GRADE_NAMES.get(grade) ?? text("", "");
}

const STANDING_NAMES: ReadonlyMap<Standing, Text> = new Map([
  [Standing.DOCUMENTED, text("documented", "规则明文")],
  [Standing.RULING, text("ruling", "裁定")],
  [Standing.OPTION, text("table option", "本桌选项")],
]);

/** How a clause stands, in a word. */
export function standingName(standing: Standing): Text {
  return STANDING_NAMES.get(standing) ?? text("", "");
}

const STANDING_MEANINGS: ReadonlyMap<Standing, Text> = new Map([
  [Standing.DOCUMENTED, text("The rules of this table state it.", "本桌所依的规则文件写明了这一条。")],
  [
    Standing.RULING,
    text(
      "The document is silent or unclear here; the rulebook decides, and says from what.",
      "规则文件在此没有写明或有矛盾，由裁判规则裁定，并列出依据。",
    ),
  ],
  [
    Standing.OPTION,
    text(
      "This table plays it differently from the document, by an option.",
      "本桌以选项另行规定，与规则文件不同。",
    ),
  ],
]);

/** How a clause stands, in a sentence. */
export function standingMeaning(standing: Standing): Text {
  return STANDING_MEANINGS.get(standing) ?? text("", "");
}
