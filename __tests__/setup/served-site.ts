import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { startLoopbackServer } from "../server/support/loopback-server";

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = await startLoopbackServer(() => undefined);
  server.close();
  return Number(new URL(server.url).port);
}

/**
 * Serves the build of the fixture site as `npm run serve` does, and waits for its first output. Returns what ends it and
 * waits until it has ended, so that it writes nothing more.
 */
export async function serveFixtureSite(
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["scripts/serve.mjs", ".build/test-site"], {
    cwd: path.resolve(__dirname, "../.."),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    if (child.exitCode !== null || !child.kill()) return;
    await once(child, "exit");
  };
}
