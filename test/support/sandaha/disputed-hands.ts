import type { HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { parseRecord } from "../../../src/record/sandaha/parse-record.js";
import { type HandReport, type ReportChoice, reportHand } from "../../../src/report/sandaha/hand-report.js";

/** West does not follow clubs in trick 3 and shows two of them in trick 6; the payments are the wrong way round. */
export const FALSE_FOLLOW = recordOf(
  `sandaha/1 id="table 7 / hand 4" rules=STANDARD stake=10 first=E deal=E:S6SJSQH7H9HJHKHKHAC2C5C5C6CTCJCJD2D8DJLJLJ,S:S2S9STSTSJH5H7H8H9HJHQC8CQCACAD7D9DJDQDQDK,W:S5S5S6S8S9SQSKSASAH8C9C9CTCKD5D5D6D8D9DTBJ,N:S2S7SKH2H2H5H6HTC2C7C7C8CQCKD2D6DTDKDADABJ kitty=S7S8H6HTHQHAC6D7 calls=E:80,S:-,W:-,N:75,E:- trump=HEARTS bury=S8SKC6C8CQCKD6DA plays=N:D2(BJD7D2),E:H7,S:S2,W:BJ/W:S5S5,N:C7H5,E:SQSJ,S:STST/S:CACA,W:DTSA,N:H6S7,E:CJCJ/S:DJ,W:D9,N:DK,E:DJ/N:BJ,E:HA,S:H8,W:H8/N:H2H2,E:LJLJ,S:H9H7,W:C9C9/E:HKHK,S:HJH5,W:D5SA,N:HTHT/E:S6,S:S9,W:SK,N:S2/N:HA(D7C7C2HA),E:HJ,S:D7,W:CT/S:DQDQ,W:D8D5,N:DADT,E:D8H9/S:CQ,W:CK,N:D7,E:CT/N:C2,E:D2,S:HQ,W:D6/N:C7,E:C2,S:C8,W:S9/N:S7,E:C5,S:DK,W:S8/N:HQ,E:C6,S:SJ,W:S6/N:H6,E:C5,S:D9,W:SQ winners=W,S,S,N,N,E,E,N,S,S,N,N,N,N,N,N paid=E:-20,S:-20,W:-20,N:+60`,
);

/** A hand that stops after three tricks, of which no card was logged but those played. */
export const WITHOUT_DEAL = recordOf(
  "sandaha/1 id=T7 rules=ZIJINDAO stake=10 first=E calls=E:80,S:-,W:75,N:-,E:- trump=HEARTS bury=S6D6D6D8D8D9D9DJ plays=W:CKCK,N:DAD5,E:C5C6,S:C8CT/W:SA,N:S5,E:ST,S:S6/W:CA,N:CJ,E:C8,S:C9 winners=W,W,N",
);

/** A surrender, which the standard rules do not know and the competition rules do. */
export const SURRENDER = recordOf(
  "sandaha/1 id=s rules=STANDARD stake=10 first=E calls=E:60,S:-,W:-,N:- surrender=yes paid=E:-30,S:+10,W:+10,N:+10",
);

/** The record of a line of text form. */
export function recordOf(line: string): HandRecord {
  const parsed = parseRecord(line);
  if (parsed.kind !== "record") throw new Error(JSON.stringify(parsed.faults));
  return parsed.record;
}

/** What is told of a record that can be judged. */
export function told(record: HandRecord, choice?: ReportChoice): HandReport {
  const outcome = reportHand(record, choice);
  if (outcome.kind !== "answer") throw new Error(JSON.stringify(outcome));
  return outcome.response;
}
