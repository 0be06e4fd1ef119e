import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const started = new Set<ChildProcess>();

/** A child process that has printed its first line. */
export interface Child {
  readonly process: ChildProcess;
  readonly firstLine: string;
  /** Kills the process like a power cut (SIGKILL) and waits until it has exited. */
  readonly kill: () => Promise<void>;
}

/** Starts a program in the project's folder and waits for its first line. Killed after the file's tests. */
export async function startChild(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  started.add(child);
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const firstLine = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const end = output.indexOf("\n");
      if (end >= 0) resolve(output.slice(0, end));
    });
    child.on("exit", () => reject(new Error(`${command} ended before it said anything: ${errors}`)));
    child.on("error", reject);
  });
  return { process: child, firstLine, kill: () => kill(child) };
}

/** Kills the whole process group, because the program may have been started through another one. */
async function kill(child: ChildProcess): Promise<void> {
  started.delete(child);
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await gone;
}

afterAll(async () => {
  await Promise.all([...started].map(kill));
});
