import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import express from "express";
import { config } from "zod";
import { functionRoutes } from "../../scripts/server/functions.mjs";
import { listening } from "../server/support/listening";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const root = path.resolve(__dirname, "../..");
const folder = temporaryFolder();

it("lets nothing that a release's functions leave in the process outlive the release", async () => {
  writeFiles(folder, {
    "functions/manifest.json": JSON.stringify([
      { functionRoute: "words", matchPath: null, relativeCompiledFilePath: "words.js" },
    ]),
    // as lodash does
    "functions/words.js":
      "globalThis._ = () => {}; module.exports = (request, response) => response.send('said');",
  });
  const app = express().use("/api", functionRoutes(path.join(folder, "functions")));
  const answer = await fetch(`${await listening(app)}/api/words`);
  expect(await answer.text()).toBe("said");
  expect(globalThis).not.toHaveProperty("_");
  // compiled schemas stay in V8's cache, and hold the text of their release
  expect(config().jitless).toBe(true);
});

it("loads the functions before anybody calls one", () => {
  writeFiles(folder, {
    "broken/manifest.json": JSON.stringify([
      { functionRoute: "words", matchPath: null, relativeCompiledFilePath: "words.js" },
    ]),
    "broken/words.js": "throw new Error('It does not load.');",
  });
  expect(() => functionRoutes(path.join(folder, "broken"))).toThrow("It does not load.");
});

// in a process of its own: Jest has another cache of modules
it("keeps a release's module in the release, and not in the process", async () => {
  writeFiles(folder, {
    "kept/manifest.json": JSON.stringify([
      { functionRoute: "words", matchPath: null, relativeCompiledFilePath: "words.js" },
    ]),
    "kept/words.js": "module.exports = (request, response) => response.send('said');",
  });
  const program = `
    import { createRequire } from "node:module";
    import express from "express";
    import { functionRoutes } from "./scripts/server/functions.mjs";
    const server = express().use(functionRoutes(process.argv[1])).listen(0, async () => {
      const answer = await fetch("http://localhost:" + server.address().port + "/words");
      const kept = Object.keys(createRequire(process.argv[1] + "/").cache).filter((file) => file.endsWith("words.js"));
      console.log(await answer.text(), kept.length);
      process.exit();
    });`;
  const args = ["--input-type=module", "--eval", program, path.join(folder, "kept")];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toBe("said 0\n");
});
