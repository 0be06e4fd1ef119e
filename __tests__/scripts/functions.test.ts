import path from "node:path";
import express from "express";
import { config } from "zod";
import { functionRoutes } from "../../scripts/server/functions.mjs";
import { listening } from "../server/support/listening";
import { temporaryFolder, writeFiles } from "./temporary-folder";

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
