import { Outcome, type Score, type ScoreStep } from "../../gen/caipan/sandaha/v1/score.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Text } from "../../rulebook/rulebook.js";
import { listed, text } from "../text.js";
import { clauseView } from "./clause-view.js";
import type { PaymentView, ScoreLine, ScoreView, TrickView } from "./hand-view.js";
import type { JudgedRecord } from "./judged-record.js";
import { signed } from "./letter.js";
import { gradeName, seatName } from "./names.js";

/** The score of a hand as a sum that a person can follow. */
export function scoreView(judged: JudgedRecord, tricks: readonly TrickView[]): ScoreView | undefined {
  const { record, reports, contract } = judged;
  const score = reports.en.asPlayed;
  if (score === undefined) return undefined;
  const facts = { score, tricks, stake: record.stake, banker: contract?.banker };
  const lines = score.steps.map((step, i) =>
    lineOf(facts, step, reports.zh.asPlayed?.steps[i]?.message ?? ""),
  );
  const paid = record.recorded?.payments ?? [];
  const payments = score.payments.map(({ seat, amount }): PaymentView => {
    return { seat, due: amount, paid: paid.find((each) => each.seat === seat)?.amount };
  });
  return { lines, summary: summaryOf(score, contract?.banker), payments, recorded: paid.length > 0 };
}

interface Facts {
  readonly score: Score;
  readonly tricks: readonly TrickView[];
  readonly stake: number;
  readonly banker: Seat | undefined;
}

type Sum = readonly [label: Text, amount: string, total?: boolean];
type Figures = (name: string) => number;

function lineOf(
  facts: Facts,
  { rule, standing, sources, figures, message }: ScoreStep,
  zh: string,
): ScoreLine {
  const figure: Figures = (name) => figures.find((each) => each.name === name)?.value ?? 0;
  const [label, amount, total = false] = SUMS[rule]?.(facts, figure) ?? [text(message, zh), ""];
  return { label, amount, total, clause: clauseView(rule, standing, sources) };
}

/** The lines by clause. */
const SUMS: Readonly<Record<string, (facts: Facts, figure: Figures) => Sum>> = {
  "sandaha.trick.points": ({ tricks, banker }, figure) => {
    const won = tricks.filter((trick) => trick.complete && trick.holder !== banker && trick.points > 0);
    const parts = listed(
      won.map(({ number, points }) => text(`${points} in trick ${number}`, `第${number}轮${points}`)),
    );
    const label = text("Points in the defenders’ tricks", "闲家各轮得分");
    return [
      parts.en === "" ? label : text(`${label.en}: ${parts.en}`, `${label.zh}：${parts.zh}`),
      String(figure("points")),
    ];
  },
  "sandaha.end.showdown": (_, figure) => [
    text("Showdown: points in the tricks that are certain", "摊牌：其余各轮必得的分"),
    signed(figure("points")),
  ],
  "sandaha.last_trick.capture": (_, figure) =>
    figure("captured") > 0
      ? [
          text(
            "The defenders won the last trick with trumps: the kitty is captured",
            "闲家以主牌赢得最后一轮：抠底",
          ),
          "",
        ]
      : [text("The kitty is not captured", "没有抠底"), "+0"],
  "sandaha.last_trick.multiplier": (_, figure) => [
    text(
      `Kitty: ${figure("kitty.points")} points × ${figure("multiplier")}`,
      `底牌：${figure("kitty.points")}分×${figure("multiplier")}`,
    ),
    signed(figure("added")),
  ],
  "sandaha.result.down": (_, figure) => {
    const [points, contract] = [figure("defenders.points"), figure("contract")];
    const isDown = points >= contract;
    return [
      text(
        `The defenders have ${points}; the contract is ${contract}: the banker ${isDown ? "is down" : "holds"}`,
        `闲家共${points}分，庄分${contract}：${isDown ? "下庄" : "不下庄"}`,
      ),
      String(points),
      true,
    ];
  },
  "sandaha.end.big_loss": (_, figure) => [
    text(
      `The defenders are ${figure("margin")} over the contract: the hand ends here`,
      `闲家已超过庄分${figure("margin")}：提前结束`,
    ),
    "",
  ],
  "sandaha.kitty.surrender": (_, figure) => {
    const [contract, from] = [figure("contract"), figure("plain.from")];
    const label = text(`The banker surrenders at ${contract}`, `庄家在庄分${contract}时投降`);
    // 0 where the rules know no surrender, and so no bonus for one.
    if (from === 0) return [label, "", true];
    const bonus = text(`from ${from} that is plain, below it small`, `${from}分及以上只作下庄，以下作小光`);
    return [text(`${label.en}; ${bonus.en}`, `${label.zh}；${bonus.zh}`), "", true];
  },
  "sandaha.result.grade": (_, figure) => {
    const grade = gradeName(figure("factor"));
    return [text(`Grade: ${grade.en}`, `等级：${grade.zh}`), `×${figure("factor")}`];
  },
  "sandaha.result.held_pays_double": (_, figure) => [
    text("A held contract pays double (双进单出)", "双进单出：不下庄加倍"),
    `×${figure("factor")}`,
  ],
  "sandaha.result.doubled": (_, figure) => [
    text("The hand was doubled in the auction", "叫分翻倍"),
    `×${figure("factor")}`,
  ],
  "sandaha.auction.claim": (_, figure) => {
    const seat = seatName(figure("seat"));
    return [text(`插: ${seat.en} alone is paid`, `插：只付${seat.zh}`), ""];
  },
  "sandaha.result.payment": ({ score, stake }, figure) => [
    text(
      `Stake ${stake} × ${score.multiplier} = ${figure("each")} for each share; the banker three shares`,
      `底分${stake}×${score.multiplier}＝每份${figure("each")}；庄家合计三份`,
    ),
    signed(figure("banker")),
    true,
  ],
  "sandaha.result.next_bidder": (_, figure) => {
    const seat = seatName(figure("seat"));
    return [text(`${seat.en} bids first in the next hand`, `下一局${seat.zh}先叫分`), ""];
  },
};

function summaryOf({ defendersPoints, contract, outcome, grade }: Score, banker: Seat | undefined): Text {
  const name = banker === undefined ? text("The banker", "庄家") : bankerName(banker);
  const how = grade > 1 ? gradeName(grade) : text("", "");
  const graded = text(how.en === "" ? "" : `, ${how.en}`, how.zh === "" ? "" : `，${how.zh}`);
  if (outcome === Outcome.SURRENDERED) {
    return text(
      `${name.en} surrendered at a contract of ${contract}${graded.en}.`,
      `${name.zh}在庄分${contract}时投降${graded.zh}。`,
    );
  }
  const isDown = outcome === Outcome.DOWN;
  return text(
    `The defenders have ${defendersPoints} points against a contract of ${contract}, so ${name.en} ${isDown ? "is down" : "holds"}${graded.en}.`,
    `闲家得${defendersPoints}分，庄分${contract}，${name.zh}${isDown ? "下庄" : "不下庄"}${graded.zh}。`,
  );
}

function bankerName(banker: Seat): Text {
  const { en, zh } = seatName(banker);
  return text(`${en}, the banker,`, `庄家（${zh}）`);
}
