import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Corpus, PlayRequest } from "../corpus.js";

/** A request that is sent again and again. */
export interface Body {
  readonly name: string;
  readonly bytes: Buffer;
  readonly refused: boolean;
  /** Where its gRPC frame is for h2load. */
  readonly frameFile: string;
}

interface Choice {
  readonly refused: boolean;
  readonly leads: boolean;
  /** How far into the corpus. */
  readonly at: number;
}

const CHOICES: readonly Choice[] = [
  { refused: false, leads: true, at: 0.5 },
  { refused: true, leads: true, at: 0.5 },
  { refused: false, leads: false, at: 0.25 },
  { refused: false, leads: false, at: 0.5 },
  { refused: true, leads: false, at: 0.5 },
  { refused: false, leads: false, at: 0.75 },
];

/** Six requests of the corpus, four of them legal, with their frames written to a directory. */
export function chooseBodies({ plays }: Corpus, directory: string): Body[] {
  return CHOICES.map((choice, i) => {
    const { bytes } = chosen(plays, choice);
    const frameFile = join(directory, `frame-${i}.bin`);
    writeFileSync(frameFile, frameOf(bytes));
    const { refused, leads } = choice;
    const name = `${refused ? "refused" : "legal"} ${leads ? "lead" : "follow"}`;
    return { name, bytes: Buffer.from(bytes), refused, frameFile };
  });
}

function chosen(plays: readonly PlayRequest[], { refused, leads, at }: Choice): PlayRequest {
  const alike = plays.filter((play) => play.refused === refused && play.leads === leads);
  return alike[Math.floor(at * alike.length)]!;
}

/** The bytes before a message in a gRPC body: a flag and the length. */
export const FRAME_HEADER_SIZE = 5;

function frameOf(bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(FRAME_HEADER_SIZE);
  header.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([header, bytes]);
}
