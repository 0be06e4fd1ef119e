import { post } from "../support/requests";
import { handleViolation } from "../support/routes";
import { testRuntime } from "../support/runtime";

const page = "https://tajuk.example/id/news/peat-fire/?name=Ayu";
const report = (fields: object = {}) =>
  post(
    "application/csp-report",
    JSON.stringify({
      "csp-report": {
        "document-uri": page,
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.example/a.js?who=Ayu",
        ...fields,
      },
    }),
    { address: "198.51.100.9" },
  );

/** A day of its own for each test, since the process remembers what it has logged on a day. */
let days = 0;
function onAnotherDay() {
  const runtime = testRuntime();
  runtime.wait((days += 1) * 24 * 60 * 60_000);
  return runtime;
}

test("a violation is logged once a day, without anything about the visitor or what they typed", async () => {
  const runtime = onAnotherDay();
  const answers = [await handleViolation(report(), runtime), await handleViolation(report(), runtime)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(runtime.logged).toHaveLength(1);
  expect(runtime.logged[0]).toMatch(/policy_violation.*script-src-elem.*https:\/\/evil\.example".*article/);
  expect(runtime.logged.join()).not.toMatch(/198|Ayu|peat-fire/);
});

test("what extensions of a browser add to a page is no line, and neither is a text", async () => {
  const runtime = onAnotherDay();
  for (const blocked of [
    "chrome-extension://abc/x.js",
    "x".repeat(99),
    "two words",
    `https://${"a".repeat(200)}.example`,
  ]) {
    expect((await handleViolation(report({ "blocked-uri": blocked }), runtime)).status).toBe(204);
  }
  expect(runtime.logged).toEqual([]);
});

test("somebody who makes up reports fills no log", async () => {
  const runtime = onAnotherDay();
  for (let made = 0; made < 300; made += 1)
    await handleViolation(report({ "blocked-uri": `https://host-${made}.example` }), runtime);
  expect(runtime.logged).toHaveLength(100);
});

test.each<[number, string]>([
  [400, "{"],
  [400, "{}"],
  [400, '{"csp-report":{"effective-directive":"\\u0000"}}'],
  [413, "x".repeat(40_000)],
])("%i for a report that is none: %#", async (status, body) => {
  const runtime = onAnotherDay();
  const answer = await handleViolation(post("application/csp-report", body), runtime);
  expect([answer.status, runtime.logged]).toEqual([status, []]);
});
