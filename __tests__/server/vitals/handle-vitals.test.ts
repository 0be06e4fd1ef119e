import { handleApi } from "../../../src/server/handle-api";
import { readGroups } from "../../../src/server/vitals/visit-records";
import { formPost, get, jsonOf, jsonPost, post } from "../support/requests";
import { handleVitals } from "../support/routes";
import { testRuntime, type TestRuntimeOptions } from "../support/runtime";
import { siteData } from "../support/site-data";
import { quickVisit, slowVisit } from "../support/visits";

beforeEach(() => {
  jest.useFakeTimers();
});

const visited = async (runtime: ReturnType<typeof testRuntime>) =>
  (await readGroups(runtime.store, "2026-01-15")).groups.map(({ kind, visits }) => [kind, visits]);

test("a visit is counted and answered with nothing", async () => {
  const runtime = testRuntime();
  const answer = await handleApi({ ...jsonPost(quickVisit), path: "vitals" }, runtime);
  expect([answer.status, answer.body]).toEqual([204, ""]);
  expect(await visited(runtime)).toEqual([["article", 1]]);
});

test("nothing about the sender is stored or logged", async () => {
  const runtime = testRuntime();
  await handleVitals(jsonPost(quickVisit, { address: "198.51.100.9" }), runtime);
  const kept = [...runtime.items.values(), ...runtime.logged].join();
  expect(kept).not.toContain("198.51.100.9");
  expect(kept).not.toContain(String(quickVisit.metrics.LCP));
});

test("what a browser does not measure may be left out", async () => {
  const runtime = testRuntime();
  expect((await handleVitals(jsonPost({ ...slowVisit, metrics: {} }), runtime)).status).toBe(204);
  expect(await visited(runtime)).toEqual([["home", 1]]);
});

test.each<[string, object, string]>([
  ["an unknown kind of page", { kind: "/news/peat-fire/" }, "kind"],
  ["an unknown connection", { connection: "5g" }, "connection"],
  ["a negative time", { metrics: { LCP: -1 } }, "metrics.LCP"],
  ["a time of hours", { metrics: { TTFB: 7_200_000 } }, "metrics.TTFB"],
  ["a text for a number", { metrics: { INP: "80" } }, "metrics.INP"],
  ["an impossible shift", { metrics: { CLS: 1001 } }, "metrics.CLS"],
  ["an unknown metric", { metrics: { FID: 10 } }, "metrics"],
  ["no metrics", { metrics: undefined }, "metrics"],
  ["an id", { id: "visitor-7" }, ""],
])("%s is refused, and the answer names the field", async (_, change, field) => {
  const runtime = testRuntime();
  const answer = await handleVitals(jsonPost({ ...quickVisit, ...change }), runtime);
  expect(answer.status).toBe(422);
  expect(jsonOf(answer)).toEqual({ status: "error", code: "invalid", fields: { [field]: "invalid" } });
  expect(runtime.items.size).toBe(0);
});

test.each([
  ["another site's page", jsonPost(quickVisit, { headers: { origin: "https://evil.example" } }), 403],
  ["another method", get({}), 405],
  ["more than a kilobyte", jsonPost({ ...quickVisit, padding: "x".repeat(1024) }), 413],
  ["half a JSON text", post("application/json", '{"kind":'), 400],
  ["a plain text", post("text/plain", JSON.stringify(quickVisit)), 415],
  ["a form", formPost({ kind: "home" }), 422],
])("%s is refused with %#", async (_, request, status) => {
  const runtime = testRuntime();
  expect((await handleVitals(request, runtime)).status).toBe(status);
  expect(runtime.items.size).toBe(0);
});

test("one address is counted sixty times in ten minutes, and others still are", async () => {
  const runtime = testRuntime();
  const statuses: number[] = [];
  for (let visit = 0; visit < 61; visit += 1)
    statuses.push((await handleVitals(jsonPost(quickVisit), runtime)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  const other = await handleVitals(jsonPost(quickVisit, { address: "198.51.100.9" }), runtime);
  expect(other.status).toBe(204);
});

test("a visitor does not notice that the store fails", async () => {
  const runtime = testRuntime();
  jest.spyOn(runtime.store, "write").mockRejectedValue(new Error("disk full"));
  expect((await handleVitals(jsonPost(quickVisit), runtime)).status).toBe(204);
});

test("there is no such route where no visits are measured", async () => {
  const off: TestRuntimeOptions = { parts: { siteData: { ...siteData, measuresVisits: false } } };
  const runtime = testRuntime(off);
  const answer = await handleVitals(jsonPost(quickVisit), runtime);
  expect([answer.status, jsonOf(answer).code]).toEqual([404, "unknown"]);
  expect(runtime.items.size).toBe(0);
});
