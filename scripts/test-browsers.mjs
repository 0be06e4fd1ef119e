/**
 * `npm run test:browsers`: builds the fixture site where needed, and tests it in Firefox and WebKit, or in the
 * one that is named. Other arguments are Jest's.
 */
import { preferLocalEditing } from "./lib/editing-backend.mjs";
import { ensureKeptBuild, fixtureSite } from "./lib/kept-build.mjs";
import { ensureOtherBrowsers, otherBrowsers } from "./lib/other-browsers.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

await runMain(async () => {
  const args = process.argv.slice(2);
  const named = otherBrowsers.filter((browser) => args.includes(browser));
  const tested = named.length > 0 ? named : otherBrowsers;
  const others = args.filter((arg) => !otherBrowsers.some((browser) => browser === arg));
  const env = await ensureOtherBrowsers(tested);
  preferLocalEditing(process.env);
  await ensureKeptBuild(root, fixtureSite);
  const jest = ["node_modules/jest/bin/jest.js", "--config=__tests__/browsers/jest.config.mjs"];
  return run(process.execPath, [...jest, ...others, "--selectProjects", ...tested], { cwd: root, env });
});
