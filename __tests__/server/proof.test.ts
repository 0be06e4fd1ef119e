import { readInquiries } from "../../src/server/inquiries/inquiries";
import { createRateLimits } from "../../src/server/rate-limits";
import { signLink } from "../../src/server/signed-link";
import { challengeOf, worked } from "./support/challenges";
import { confirmation } from "./support/confirmation";
import { formPost, goodInquiry, jsonPost, typedInquiry } from "./support/requests";
import { handleInquiry } from "./support/routes";
import { testRuntime, type TestRuntime } from "./support/runtime";

const second = 1000;
const limits = { INQUIRIES_PER_ADDRESS: "1", INQUIRIES_IN_ALL: "1" };

const send = (runtime: TestRuntime, fields: object = {}) =>
  handleInquiry(jsonPost({ ...goodInquiry, message: "Once more", ...fields }), runtime);

/** A runtime whose limit in all is reached, and the challenge of the next inquiry. */
async function challenged() {
  const runtime = testRuntime({ settings: limits });
  await handleInquiry(jsonPost(goodInquiry), runtime);
  const answer = await send(runtime);
  return { runtime, answer, challenge: challengeOf(answer) };
}

test("what is one too many is answered with a challenge, and accepted with a proof", async () => {
  const { runtime, answer, challenge } = await challenged();
  expect([answer.status, answer.headers["retry-after"]]).toEqual([429, String(challenge.seconds)]);
  const proof = worked(challenge);
  runtime.wait(challenge.seconds * second);
  expect((await send(runtime, { proof })).status).toBe(201);
  expect((await readInquiries(runtime.store)).inquiries).toHaveLength(2);
  expect((await send(runtime, { proof })).status).toBe(200);
});

test("a proof counts once", async () => {
  const { runtime, challenge } = await challenged();
  const proof = worked(challenge);
  runtime.wait(challenge.seconds * second);
  await send(runtime, { proof });
  const again = await send(runtime, { proof, message: "Another one" });
  expect([again.status, challengeOf(again).token === challenge.token]).toEqual([429, false]);
});

test("a proof that comes too early counts a little later", async () => {
  const { runtime, challenge } = await challenged();
  const proof = worked(challenge);
  runtime.wait(0.5 * second);
  const early = challengeOf(await send(runtime, { proof }));
  expect(early).toEqual({ ...challenge, secondsWithoutWork: challenge.secondsWithoutWork });
  runtime.wait(early.seconds * second);
  expect((await send(runtime, { proof })).status).toBe(201);
});

test("without work one waits longer", async () => {
  const { runtime, challenge } = await challenged();
  const { token } = challenge;
  runtime.wait(challenge.seconds * second);
  expect((await send(runtime, { proof: token })).status).toBe(429);
  runtime.wait((challenge.secondsWithoutWork - challenge.seconds) * second);
  expect((await send(runtime, { proof: token })).status).toBe(201);
});

test("a token that is ten minutes old counts for nothing", async () => {
  const { runtime, challenge } = await challenged();
  const proof = worked(challenge);
  runtime.wait(600 * second);
  const late = await send(runtime, { proof });
  expect([late.status, challengeOf(late).token === challenge.token]).toEqual([429, false]);
});

test.each([
  ["text of one's own", () => "abc.def.ghi.1"],
  ["a number", () => 5],
  ["a token for longer", (token: string) => token.replace(/\.\w+\./, ".zzzzzzzz.")],
  ["a token of another name", (token: string) => token.replace(/^./, (first) => (first === "0" ? "1" : "0"))],
  ["a link to goods", (_: string, runtime: TestRuntime) => signLink("goods", "abc", 9000 * second, runtime)],
])("%s is no proof", async (_, forge) => {
  const { runtime, challenge } = await challenged();
  const proof = forge(challenge.token, runtime);
  runtime.wait(challenge.secondsWithoutWork * second);
  expect((await send(runtime, { proof })).status).toBe(429);
  expect((await send(runtime, { proof: challenge.token })).status).toBe(201);
});

test("a number that was not looked for does not count as work", async () => {
  const { runtime, challenge } = await challenged();
  const found = Number(worked(challenge).split(".")[3]);
  runtime.wait(challenge.seconds * second);
  const proof = `${challenge.token}.${found === 0 ? 10_000_019 : found - 1}`;
  expect((await send(runtime, { proof })).status).toBe(429);
});

test("processes with the same secret accept each other's proofs, others ask anew", async () => {
  const { runtime, challenge } = await challenged();
  const proof = worked(challenge);
  runtime.wait(challenge.seconds * second);
  const other = (settings: Readonly<Record<string, string>>) => {
    const made = testRuntime({ settings: { ...limits, ...settings } });
    return { ...runtime, environment: made.environment, limits: createRateLimits(made.environment) };
  };
  const [same, stranger] = [other({}), other({ OUTBOX_SECRET: "a-secret-of-at-least-32-characters" })];
  for (const each of [same, stranger]) await each.limits.take("inquiry", "203.0.113.99");
  expect((await send(stranger, { proof })).status).toBe(429);
  expect((await send(same, { proof })).status).toBe(201);
});

test.each(["en", "id"])(
  "a plain form is confirmed once more, with all that was typed: %s",
  async (language) => {
    const { runtime } = await challenged();
    const typed = { ...typedInquiry, message: 'Two metres.\r\n\r\n"Deep" <peat>', language };
    const asked = await handleInquiry(formPost(typed), runtime);
    const { fields, seconds } = confirmation(asked, language);
    expect(fields).toMatchObject({ ...typed, message: typed.message });
    const early = await handleInquiry(formPost(fields), runtime);
    expect(confirmation(early, language)).toEqual({ fields, seconds });
    runtime.wait(seconds * second);
    expect((await handleInquiry(formPost(fields), runtime)).status).toBe(303);
    expect((await readInquiries(runtime.store)).inquiries).toHaveLength(2);
  },
);
