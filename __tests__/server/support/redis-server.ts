import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { requireProgram } from "../../../scripts/lib/program.mjs";
import { redisServer } from "../../../scripts/lib/test-programs.mjs";
import { freePort } from "../../setup/served-site";
import { temporaryFolder } from "../../setup/temporary-folder";
import { type Child, startChild } from "./child";

export interface RedisServer extends Child {
  readonly url: string;
  /** Starts it again with what is on its disk. */
  readonly restart: () => Promise<RedisServer>;
}

interface Place {
  readonly directory: string;
  readonly port: number;
}

/** Starts a real Redis on a free loopback port, as durable as docs/operations.md asks for. Killed after the tests. */
export async function startRedis(place?: Place): Promise<RedisServer> {
  const { directory, port } = place ?? { directory: temporaryFolder(), port: await freePort() };
  const child = await startChild(requireProgram(redisServer), [
    ...["--bind", "127.0.0.1", "--port", String(port), "--dir", directory],
    ...["--appendonly", "yes", "--appendfsync", "always", "--save", ""],
  ]);
  await accepting(port);
  const url = `redis://127.0.0.1:${port}`;
  return { ...child, url, restart: () => startRedis({ directory, port }) };
}

/** Resolves when something listens on a port. */
async function accepting(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch {
      await wait(20);
    } finally {
      socket.destroy();
    }
  }
}
