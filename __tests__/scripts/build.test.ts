import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createLiveSite } from "../../scripts/live/live-site.mjs";
import { followReleases } from "../../scripts/live/releases.mjs";
import { listening } from "../server/support/listening";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const root = temporaryFolder();

/** A stand-in for the Gatsby CLI: empties the last build, waits until it may go on, and builds what the content says. */
const gatsby = `
  import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
  for (const folder of ["public", ".cache"]) rmSync(folder, { recursive: true, force: true });
  writeFileSync("begun", "");
  while (!existsSync("may-go-on")) await new Promise((resolve) => setTimeout(resolve, 20));
  const content = readFileSync("content/home.md", "utf8");
  if (content === "broken") process.exit(1);
  for (const folder of ["public", ".cache/functions"]) mkdirSync(folder, { recursive: true });
  writeFileSync("public/index.html", content);
  writeFileSync(".cache/functions/manifest.json", JSON.stringify([
    { functionRoute: "content", matchPath: null, relativeCompiledFilePath: "content.js" },
  ]));
  writeFileSync(".cache/functions/content.js", "exports.default = (_, answer) => answer.send(" + JSON.stringify(content) + ");");
`;

/** Begins `npm run build`, and waits until nothing is left of the build before. */
async function beginBuild(content: string): Promise<ChildProcess> {
  for (const file of ["begun", "may-go-on"]) rmSync(path.join(root, file), { force: true });
  writeFiles(root, { "content/home.md": content });
  const env = { ...process.env, HOST_ADAPTER: "", NETLIFY: "", GATSBY_CMS_BACKEND: "" };
  const build = spawn(process.execPath, ["scripts/build.mjs"], { cwd: root, env, stdio: "ignore" });
  while (!existsSync(path.join(root, "begun"))) await wait(20);
  return build;
}

async function endBuild(build: ChildProcess): Promise<number | null> {
  writeFiles(root, { "may-go-on": "" });
  await once(build, "exit");
  return build.exitCode;
}

it("makes a release beside the one that is served, which is there until the next is whole", async () => {
  cpSync("scripts", path.join(root, "scripts"), { recursive: true });
  writeFiles(root, {
    "node_modules/gatsby/cli.js": gatsby,
    "node_modules/gatsby/package.json": '{"type":"module"}',
  });
  await endBuild(await beginBuild("first"));

  const site = createLiveSite();
  const look = await followReleases(root, site.show);
  const origin = await listening(site.handle);
  const shown = async () => {
    await look();
    const answers = await Promise.all(["/", "/api/content"].map((at) => fetch(origin + at)));
    return Promise.all(answers.map((answer) => answer.text()));
  };
  const second = await beginBuild("second");
  expect(await shown()).toEqual(["first", "first"]);
  expect(await endBuild(second)).toBe(0);
  expect(await shown()).toEqual(["second", "second"]);
  expect(await endBuild(await beginBuild("broken"))).toBe(1);
  expect(await shown()).toEqual(["second", "second"]);
});
