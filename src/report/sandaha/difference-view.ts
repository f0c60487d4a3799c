import type { Difference, Report } from "../../gen/caipan/sandaha/v1/record.js";
import type { Text } from "../../rulebook/rulebook.js";
import { text } from "../text.js";
import type { DifferenceView } from "./hand-view.js";
import { seatName } from "./names.js";

/** Recorded results that are others; payments stand beside those that are due. */
export function differenceViews({ differences }: Report): DifferenceView[] {
  return differences.filter(({ path }) => !path.startsWith("recorded.payments")).map(differenceView);
}

function differenceView({ path, recorded, due }: Difference): DifferenceView {
  const winner = /^recorded\.trick_winners\[(\d+)\]$/.exec(path);
  if (winner !== null) {
    const trick = Number(winner[1]) + 1;
    const what = text(`Winner of trick ${trick}`, `第${trick}轮赢家`);
    return { path, what, recorded: winnerName(recorded), due: winnerName(due) };
  }
  const what =
    path === "recorded.defenders_points" ? text("Points of the defenders", "闲家得分") : text(path, path);
  return {
    path,
    what,
    recorded: text(String(recorded), String(recorded)),
    due: text(String(due), String(due)),
  };
}

function winnerName(seat: number): Text {
  return seat === 0 ? text("no such trick", "没有这一轮") : seatName(seat);
}
