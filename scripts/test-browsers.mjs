/** `npm run test:browsers`: builds the fixture site where needed, and tests it in Firefox and WebKit. */
import { preferLocalEditing } from "./lib/editing-backend.mjs";
import { ensureKeptBuild, fixtureSite } from "./lib/kept-build.mjs";
import { ensureOtherBrowsers } from "./lib/other-browsers.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

await runMain(async () => {
  const env = await ensureOtherBrowsers();
  preferLocalEditing(process.env);
  await ensureKeptBuild(root, fixtureSite);
  const tests = ["node_modules/jest/bin/jest.js", "--config=__tests__/browsers/jest.config.mjs"];
  return run(process.execPath, [...tests, ...process.argv.slice(2)], { cwd: root, env });
});
