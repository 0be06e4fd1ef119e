/**
 * Sends inquiries to a running site at a steady rate and reports how long the responses took, how many failed
 * and whether all are stored. A report, not a test: start the site with rate limits that are high enough.
 *
 *   INQUIRIES_PER_ADDRESS=1000000 INQUIRIES_IN_ALL=1000000 STORAGE_DIRECTORY=/tmp/load npm start
 *   node tools/load-inquiries.mjs http://localhost:9000 --rate 200 --seconds 30 --directory /tmp/load
 */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "30" },
    directory: { type: "string" },
  },
});
const [address = "http://localhost:9000"] = positionals;
const rate = Number(values.rate);
const total = rate * Number(values.seconds);
const run = Date.now().toString(36);

/** @type {number[]} milliseconds until each response */
const times = [];
/** @type {Map<string, number>} */
const outcomes = new Map();

/** @param {number} number */
async function send(number) {
  const started = performance.now();
  const outcome = await post(`Load ${run}, message ${number}`);
  times.push(performance.now() - started);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

/** @param {string} message */
async function post(message) {
  try {
    const answer = await fetch(`${address}/api/inquiries`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(address).origin },
      body: JSON.stringify({ name: "Load test", email: "load@example.org", message, elapsedMs: 9000 }),
    });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.name : "error";
  }
}

/** Starts every request at its time, whether or not earlier ones have been answered. */
async function sendAll() {
  const begin = performance.now();
  /** @type {Promise<void>[]} */
  const sent = [];
  while (sent.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) / 1000) * rate) + 1);
    while (sent.length < due) sent.push(send(sent.length));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(sent);
  return (performance.now() - begin) / 1000;
}

/** @param {string} directory */
async function countStored(directory) {
  const folder = path.join(directory, "inquiries");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json"));
  const records = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  /** @type {{ message: string }[]} */
  const inquiries = records.map((record) => JSON.parse(record));
  return inquiries.filter(({ message }) => message.startsWith(`Load ${run},`)).length;
}

const seconds = await sendAll();
times.sort((a, b) => a - b);
/** @param {number} share */
const within = (share) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;

console.log(`${total} inquiries in ${seconds.toFixed(1)} s, ${rate} each second`);
console.log(`answers: ${[...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(", ")}`);
console.log(`p50 ${within(0.5)}, p95 ${within(0.95)}, p99 ${within(0.99)}, longest ${within(1)}`);
if (values.directory) console.log(`stored and readable: ${await countStored(values.directory)}`);
