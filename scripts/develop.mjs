/** Gatsby's development server: port 8000, hot reload, GraphiQL at /___graphql. Passes its options on. */
import { parseArgs } from "node:util";
import { openEditing } from "./editing/open-editing.mjs";
import { proxyPortBeside } from "./editing/proxy-port.mjs";
import { preferLocalEditing } from "./lib/editing-backend.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { developSite } from "./lib/site-build.mjs";

/**
 * What the editors' area is told: pages follow the content by themselves, and the terminal says what is wrong with it.
 *
 * @type {import("../src/cms/live-status/live-status.ts").LiveStatus}
 */
const live = { state: "live", problems: [], startedAt: Date.now(), version: 0, seconds: 0 };

await runMain(async () => {
  const args = process.argv.slice(2);
  const sitePort = portFrom(args);
  const proxy = preferLocalEditing(process.env)
    ? await openEditing({ root, sitePort, status: () => live }, await proxyPortBeside(sitePort))
    : undefined;
  const code = await developSite(root, args);
  proxy?.close();
  return code;
});

/** @param {string[]} args */
function portFrom(args) {
  const { values } = parseArgs({ args, strict: false, options: { port: { type: "string", short: "p" } } });
  return Number(values.port ?? process.env.PORT ?? 8000);
}
