import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";

/**
 * A port on which nothing listens. It is below those that systems give to connections and to other servers of the tests, one
 * of which could take it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, "close");
  return port;
}

/**
 * Serves the build of the fixture site as `npm run serve` does, and waits for its first output. Returns what ends it and
 * waits until it has ended, so that it writes nothing more.
 *
 * @throws Error if it ends at once, because its port is taken or a setting is wrong
 */
export async function serveFixtureSite(
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["scripts/serve.mjs", ".build/test-site"], {
    cwd: path.resolve(__dirname, "../.."),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (child.exitCode !== null)
    throw new Error("scripts/serve.mjs ended before it served; it says why above.");
  return async () => {
    if (child.exitCode !== null || !child.kill()) return;
    await once(child, "exit");
  };
}
