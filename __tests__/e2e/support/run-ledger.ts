import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** Runs `npm run ledger` beside a site with these settings, and returns what it prints. */
export async function runLedger(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const command = ["--import", "jiti/register", "scripts/ledger.ts", ...words];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: path.resolve(__dirname, "../../.."),
    env: { ...process.env, ...settings },
  });
  return stdout;
}
