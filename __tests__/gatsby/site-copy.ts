import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fixtureSite, resetSiteCopy as resetCopy, siteCopyFolder } from "../../scripts/lib/kept-build.mjs";
import { forgetBuild } from "../../scripts/lib/site-build.mjs";

const project = path.resolve(__dirname, "../..");

const root = path.join(project, siteCopyFolder);

/** Environment variables to add to those of this process. */
type Variables = Readonly<Record<string, string>>;

/** The result of a Gatsby command. */
export interface CommandResult {
  readonly exitCode: number | null;
  /** Lines of stdout and stderr, without colour codes. */
  readonly lines: readonly string[];
}

/** Resets the site copy to the current project, with the content of the fixture site. */
export async function resetSiteCopy(): Promise<void> {
  await resetCopy(project, fixtureSite);
}

/** Absolute path of a file of the copy. */
export function inSiteCopy(...parts: string[]): string {
  return path.join(root, ...parts);
}

/** Writes files of the copy, by their path inside it; null removes a file or folder. */
export function writeSiteCopy(files: Readonly<Record<string, string | null>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = inSiteCopy(name);
    if (text === null) {
      rmSync(file, { recursive: true, force: true });
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Changes the text of a file of the copy. */
export function editSiteCopy(name: string, edit: (text: string) => string): void {
  writeSiteCopy({ [name]: edit(readFileSync(inSiteCopy(name), "utf8")) });
}

/** The HTML that was built for an address such as `/id/news/`; null if there is none. */
export function builtPage(address: string): string | null {
  const file = inSiteCopy("public", address, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Starts a Node program in the copy, with further environment variables. */
export function startInSiteCopy(args: readonly string[], variables: Variables = {}): ChildProcess {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: undefined, CI: "1", ...variables };
  return spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Starts a Gatsby command in the copy and marks its last build as outdated. */
export function startGatsby(args: readonly string[], variables?: Variables): ChildProcess {
  forgetBuild(root);
  return startInSiteCopy([path.join(project, "node_modules/gatsby/cli.js"), ...args], variables);
}

/** Returns a function that gives the program's output so far, without colour codes. */
export function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return () => withoutColours(output);
}

/** Stops a program like Ctrl+C does (SIGINT), and waits until it has exited. */
export async function stopInSiteCopy(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGINT");
  await closed;
}

/** Runs `gatsby build` in the copy. */
export async function buildSiteCopy(variables?: Variables): Promise<CommandResult> {
  const child = startGatsby(["build"], variables);
  const output = outputOf(child);
  const exitCode = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { exitCode, lines: output().split("\n") };
}

/** Runs `gatsby build` in the copy. @throws Error with the end of its output if it fails */
export async function mustBuildSiteCopy(variables?: Variables): Promise<void> {
  const { exitCode, lines } = await buildSiteCopy(variables);
  if (exitCode === 0) return;
  const end = lines.filter((line) => line.trim() !== "").slice(-40);
  throw new Error(["The build failed:", ...end.map((line) => line.slice(0, 200))].join("\n"));
}

/** Terminal output without colour codes. */
function withoutColours(text: string): string {
  // eslint-disable-next-line no-control-regex -- the codes begin with a control character
  return text.replaceAll(/\u001B\[[\d;?]*[A-Za-z]/g, "");
}
