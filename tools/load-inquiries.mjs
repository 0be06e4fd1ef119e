/**
 * Sends inquiries to a running site at a steady rate and reports how long the responses took, how many failed
 * and whether all are stored. A report, not a test: start the site with rate limits that are high enough.
 *
 *   INQUIRIES_PER_ADDRESS=1000000 INQUIRIES_IN_ALL=1000000 STORAGE_DIRECTORY=/tmp/load npm start
 *   node tools/load-inquiries.mjs http://localhost:9000 --rate 200 --seconds 30 --directory /tmp/load
 *
 * With `--attack`, they come from one /48 and one /24, whose half knows that a challenge can be waited out, and every two
 * seconds somebody honest writes from a network of their own, as the site's form does. Start the site with the limits
 * that it is to be tried with, and believe the addresses:
 *
 *   CLIENT_ADDRESS_HEADER=x-forwarded-for STORAGE_DIRECTORY=/tmp/load npm start
 *   node tools/load-inquiries.mjs http://localhost:9000 --attack --rate 50 --seconds 600 --directory /tmp/load
 */
import { webcrypto } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "30" },
    directory: { type: "string" },
    attack: { type: "boolean", default: false },
  },
});
const [address = "http://localhost:9000"] = positionals;
const rate = Number(values.rate);
const duration = Number(values.seconds);
const run = Date.now().toString(36);

/** @typedef {{ token: string, iterations: number, bits: number, seconds: number, secondsWithoutWork: number }} Challenge */

/**
 * @typedef {object} Sender
 * @property {string} [from] the forwarded address
 * @property {(challenge: Challenge) => Promise<string>} [prove] how a challenge is met; without it, it is not
 */

/**
 * Sends inquiries, each at its time, whether or not earlier ones have been answered, and says what became of them.
 *
 * @param {string} name
 * @param {number} each how many a second
 * @param {(number: number) => Sender} senderOf
 */
async function sendAll(name, each, senderOf) {
  /** @type {number[]} milliseconds until each response */
  const times = [];
  /** @type {Map<string, number>} */
  const outcomes = new Map();
  /** @param {number} number */
  const send = async (number) => {
    const outcome = await post(`Load ${run}, ${name} ${number}`, senderOf(number), times);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const total = Math.ceil(each * duration);
  const begin = performance.now();
  /** @type {Promise<void>[]} */
  const sent = [];
  while (sent.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) / 1000) * each) + 1);
    while (sent.length < due) sent.push(send(sent.length));
    await pause(2);
  }
  await Promise.all(sent);
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  /** @param {number} share */
  const within = (share) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
  console.log(`${name}: ${total} inquiries in ${seconds.toFixed(1)} s, ${each} each second`);
  console.log(`  answers: ${[...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(", ")}`);
  console.log(`  p50 ${within(0.5)}, p95 ${within(0.95)}, p99 ${within(0.99)}, longest ${within(1)}`);
}

/**
 * The last answer, with how many challenges were met before.
 *
 * @param {string} message
 * @param {Sender} sender
 * @param {number[]} times
 */
async function post(message, { from, prove }, times) {
  /** @type {string | undefined} */
  let proof;
  for (let proofs = 0; ; proofs += 1) {
    const started = performance.now();
    try {
      const response = await fetch(`${address}/api/inquiries`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: new URL(address).origin,
          ...(from && { "x-forwarded-for": from }),
        },
        body: JSON.stringify({
          ...{ name: "Load test", email: "load@example.org", message, elapsedMs: 9000, proof },
        }),
      });
      /** @type {{ challenge?: Challenge }} */
      const { challenge } = await response.json();
      times.push(performance.now() - started);
      if (challenge && prove && proofs < 3) proof = await prove(challenge);
      else return proofs === 0 ? `${response.status}` : `${response.status} after ${proofs} proofs`;
    } catch (error) {
      return error instanceof Error ? error.name : "error";
    }
  }
}

/**
 * As browsers do.
 *
 * @param {Challenge} challenge
 */
async function work({ token, iterations, bits, seconds }) {
  const ripe = pause(seconds * 1000);
  const encoder = new TextEncoder();
  const key = await webcrypto.subtle.importKey("raw", encoder.encode(token), "PBKDF2", false, ["deriveBits"]);
  for (let number = 0; ; number += 1) {
    const salt = encoder.encode(String(number));
    const hash = await webcrypto.subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt, iterations },
      key,
      32,
    );
    if (Math.clz32(new DataView(hash).getUint32(0)) < bits) continue;
    await ripe;
    return `${token}.${number}`;
  }
}

/** @param {Challenge} challenge */
async function waitOut({ token, secondsWithoutWork }) {
  await pause(secondsWithoutWork * 1000);
  return token;
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

/** @param {number} number */
const hex = (number) => number.toString(16);
/** @param {number} below */
const random = (below) => Math.floor(Math.random() * below);

/** Any address of one /48 or one /24; those of the /48 wait until a challenge is met. */
const attacker = (/** @type {number} */ number) =>
  number % 2 === 0
    ? { from: `2001:db8:66:${hex(random(65_536))}::${hex(random(65_536))}`, prove: waitOut }
    : { from: `203.0.113.${random(256)}` };

/** Each from another network. */
const honest = (/** @type {number} */ number) => ({
  from: number % 2 === 0 ? `2400:${hex(number)}::1` : `10.${number >> 8}.${number % 256}.1`,
  prove: work,
});

if (values.attack)
  await Promise.all([sendAll("attackers", rate, attacker), sendAll("honest senders", 0.5, honest)]);
else await sendAll("messages", rate, () => ({}));
if (values.directory) console.log(`stored and readable: ${await countStored(values.directory)}`);
