// Compares the interface with the last one that callers rely on: the image of the last release if there is one, else
// the branch main. Says so when there is neither.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const released = "conformance/image.binpb";

/** Whether the branch main is here (a CI clone may lack it) and has an interface to compare with. */
function mainHasProtos() {
  const listing = spawnSync("git", ["ls-tree", "-r", "--name-only", "main", "--", "proto"], {
    encoding: "utf8",
  });
  return listing.status === 0 && /\.proto$/m.test(listing.stdout);
}

const against = existsSync(released) ? released : mainHasProtos() ? ".git#branch=main" : undefined;
if (against === undefined) {
  console.log(`buf breaking: skipped, there is neither ${released} nor a branch main with protos`);
} else {
  console.log(`buf breaking: against ${against}`);
  try {
    execFileSync("node_modules/.bin/buf", ["breaking", "--against", against], { stdio: "inherit" });
  } catch {
    process.exitCode = 1; // buf has said why
  }
}
