import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Challenge } from "../domain/contract/answers";
import { second } from "../domain/durations";
import { formWindow, type Granted, type LimitedAction } from "./rate-limits";
import type { Runtime } from "./runtime";
import { readSigned, signLink } from "./signed-link";

type ProofRuntime = Pick<Runtime, "environment" | "limits" | "now">;

/** How old a token has to be before it counts, in seconds: with a number that took work to find, and without one. */
const ages = { worked: 2, waited: 8 };

/**
 * The work: on average 128 numbers are tried, which takes about 50 ms, on a phone without instructions for SHA-256 about
 * 400 ms. PBKDF2 makes trying a number as dear for an attacker's own program as for a browser.
 */
const work = { iterations: 1000, bits: 7 };

/** How long a token counts, in milliseconds. As long as its use is remembered. */
const lifetime = formWindow * second;

/** What was asked for, by whom, and the proof they sent with it, if any; not validated. */
export interface Asking {
  readonly address: string;
  readonly proof: unknown;
}

export type Admission =
  Granted | { readonly ok: false; readonly retryAfterSeconds: number; readonly challenge?: Challenge };

/**
 * Takes a limit for what a form sends. While many forms are sent, by one network or by all together, the answer is a
 * challenge, with which the same form is sent again.
 */
export async function admit(
  action: LimitedAction,
  { address, proof }: Asking,
  runtime: ProofRuntime,
  isSuspected = false,
): Promise<Admission> {
  const challenge = await challengeAfter(proof, runtime);
  const taken = await runtime.limits.take(action, address, {
    isProved: challenge === undefined,
    isSuspected,
  });
  if (taken.ok) return taken;
  if (!taken.canProve) return { ok: false, retryAfterSeconds: taken.retryAfterSeconds };
  const asked = challenge ?? newChallenge(runtime);
  return { ok: false, retryAfterSeconds: asked.seconds, challenge: asked };
}

/** Undefined if the proof counts, which it does once; else the challenge that is still to be met. */
async function challengeAfter(proof: unknown, runtime: ProofRuntime): Promise<Challenge | undefined> {
  const [reference, until, signature, number] = typeof proof === "string" ? proof.split(".") : [];
  const token = [reference, until, signature].join(".");
  const link = readSigned("form", token, runtime);
  if (!link || link.isExpired) return newChallenge(runtime);
  const age = (lifetime - (link.until.getTime() - runtime.now().getTime())) / second;
  const wanted = (await isSolved(token, number)) ? ages.worked : ages.waited;
  if (age < wanted) return challengeOf(token, age);
  const uses = await runtime.limits.count("proof", link.reference);
  return uses === 1 ? undefined : newChallenge(runtime);
}

function newChallenge(runtime: ProofRuntime): Challenge {
  return challengeOf(signLink("form", randomBytes(12).toString("hex"), lifetime, runtime), 0);
}

/** @param age of the token, in seconds */
function challengeOf(token: string, age: number): Challenge {
  const left = (wanted: number) => Math.max(1, Math.ceil(wanted - age));
  return { token, ...work, seconds: left(ages.worked), secondsWithoutWork: left(ages.waited) };
}

const derive = promisify(pbkdf2);

/** Whether a number took work to find. */
async function isSolved(token: string, number: string | undefined): Promise<boolean> {
  if (!number || !/^\d{1,9}$/.test(number)) return false;
  const bytes = await derive(token, number, work.iterations, 4, "sha256");
  return Math.clz32(bytes.readUInt32BE()) >= work.bits;
}
