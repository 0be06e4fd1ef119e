/**
 * Saves an article through the local proxy as the admin does, waits until visitors get the change, and
 * reports how long that took. A report, not a test; the article is restored at the end.
 *
 *   npm start
 *   node tools/measure-click-to-live.mjs http://localhost:9000 --runs 5
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

const slug = "bekasi-street-trees";
const branch = "main";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const [site = "http://localhost:9000"] = positionals;
const proxy = `http://127.0.0.1:${Number(new URL(site).port) + 1}`;
const path = `content/news/${slug}.en.md`;

/**
 * @param {string} action
 * @param {object} params
 */
async function ask(action, params) {
  const response = await fetch(`${proxy}/api/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify({ action, params: { branch, ...params } }),
  });
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
  return response.json();
}

/** @param {string} raw */
function save(raw) {
  const options = { commitMessage: "measure", useWorkflow: false, status: "draft" };
  return ask("persistEntry", { dataFiles: [{ slug, path, raw }], assets: [], options });
}

/** @param {string} text */
async function untilLive(text) {
  for (;;) {
    const page = await (await fetch(`${site}/news/${slug}/`)).text();
    if (page.includes(text)) return;
    await wait(100);
  }
}

/** Waits until no build is running, so that the next run does not have to wait for this one's build. */
async function untilQuiet() {
  for (;;) {
    /** @type {import("../scripts/live/rebuilder.mjs").LiveStatus} */
    const { state } = await (await fetch(`${proxy}/status`)).json();
    if (state !== "building") return;
    await wait(100);
  }
}

/** @type {{ data: string }} */
const { data: original } = await ask("getEntry", { path });
/** @type {number[]} */
const times = [];
for (let run = 1; run <= Number(values.runs); run += 1) {
  const text = `Measured ${Date.now().toString(36)}.`;
  const started = performance.now();
  await save(`${original}\n${text}\n`);
  await untilLive(text);
  times.push((performance.now() - started) / 1000);
  console.log(`run ${run}: ${times.at(-1)?.toFixed(1)} s`);
  await untilQuiet();
}
await save(original);
times.sort((a, b) => a - b);
console.log(`median ${times[Math.floor(times.length / 2)]?.toFixed(1)} s`);
