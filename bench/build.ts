import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** Where the compiled copy is; the data that the program looks for beside its code is there too. */
const BUILD = "reports/bench-build";

/** Compiles the sources as they are now to a copy of their own, which nobody changes during the run. */
export function buildBench(root: string): string {
  const build = join(root, BUILD);
  rmSync(build, { recursive: true, force: true });
  execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", join(root, "bench/tsconfig.json")], {
    stdio: ["ignore", 2, 2],
  });
  for (const image of ["image", "health"]) {
    cpSync(join(root, `src/gen/${image}.binpb`), join(build, `src/gen/${image}.binpb`));
  }
  cpSync(join(root, "package.json"), join(build, "package.json"));
  symlinkSync(join(root, "conformance"), join(build, "conformance"));
  return build;
}
