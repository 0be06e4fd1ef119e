import { minute, second } from "../../../src/domain/durations";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { lastJob, runJobAlone } from "../../../src/server/outbox/run-alone";
import { jobEvery, startServerClock } from "../../../src/server/outbox/server-clock";
import { underLease } from "../../../src/server/outbox/under-lease";
import type { Runtime } from "../../../src/server/runtime";
import { goodInquiry, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { keepingMailer, mailSettings, startOfTests, testRuntime } from "../support/runtime";

beforeEach(() => {
  jest.useFakeTimers({ now: startOfTests, doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Several processes on one store, each with its own lock, and how often each has asked about payments. */
function processes(count: number) {
  const shared = testRuntime();
  const runs: number[] = [];
  const runtimes = Array.from({ length: count }, (_, index) => {
    const runtime: Runtime = { ...shared, lock: testRuntime().lock, now: () => new Date() };
    const sweep = () => {
      runs.push(index);
      return Promise.resolve<readonly string[]>([]);
    };
    return { ...runtime, store: { ...shared.store, sweep } };
  });
  const start = (index: number, random = 0) => {
    const runtime = runtimes[index] ?? shared;
    return startServerClock({
      runtime: () => Promise.resolve(runtime),
      log: shared.log,
      random: () => random,
    });
  };
  return { runs, runtimes, start, logged: shared.logged };
}

test("the job runs soon after the start, and then every five minutes", async () => {
  const { runs, start } = processes(1);
  const clock = start(0);
  await pass(19 * second);
  expect(runs).toHaveLength(0);
  await pass(second);
  expect(runs).toHaveLength(1);
  await pass(jobEvery);
  expect(runs).toHaveLength(2);
  await pass(10 * jobEvery);
  expect(runs).toHaveLength(12);
  await clock.stop();
});

test("a random part makes the waits of two processes differ", async () => {
  const { runs, start } = processes(1);
  const clock = start(0, 1);
  await pass(23.9 * second);
  expect(runs).toHaveLength(0);
  await pass(second / 2);
  expect(runs).toHaveLength(1);
  await pass(jobEvery);
  expect(runs).toHaveLength(1);
  await pass(minute);
  expect(runs).toHaveLength(2);
  await clock.stop();
});

test("of three processes one runs it each time, however they were started", async () => {
  const { runs, start } = processes(3);
  const clocks = [start(0), start(1)];
  await pass(second);
  clocks.push(start(2));
  await pass(60 * minute);
  expect(runs.length).toBeGreaterThanOrEqual(11);
  expect(runs.length).toBeLessThanOrEqual(13);
  for (const clock of clocks) await clock.stop();
});

test("never two runs at once: not in one process, not in two, and not with a scheduler's call", async () => {
  const { runtimes, start } = processes(2);
  const [first, second_] = runtimes;
  if (!first || !second_) throw new Error("There are two processes.");
  let release: () => void = () => undefined;
  const held = new Promise<readonly string[]>((resolve) => (release = () => resolve([])));
  jest.spyOn(first.store, "sweep").mockReturnValue(held);
  const clock = start(0);
  await pass(30 * second);
  await expect(runJobAlone(second_)).resolves.toBeUndefined();
  await pass(30 * minute);
  await expect(runJobAlone(second_)).resolves.toBeUndefined();
  release();
  await pass(second);
  await expect(runJobAlone(second_)).resolves.toMatchObject({ openPayments: 0 });
  await clock.stop();
});

test("a step that fails is logged and kept until a run is whole", async () => {
  const { runs, runtimes, start, logged } = processes(1);
  const [runtime] = runtimes;
  if (!runtime) throw new Error("There is a process.");
  jest.spyOn(runtime.store, "sweep").mockRejectedValueOnce(Object.assign(new Error("x"), { code: "ENOSPC" }));
  const clock = start(0);
  await pass(20 * second);
  expect(logged).toContain('{"level":"error","event":"job_failed","step":"sweep","code":"ENOSPC"}');
  await expect(lastJob(runtime)).resolves.toMatchObject({ failed: ["sweep"] });
  await pass(jobEvery);
  expect(runs).toHaveLength(1);
  await expect(lastJob(runtime)).resolves.toMatchObject({ failed: [] });
  await clock.stop();
});

test("a run that cannot be noted is logged, and the next one comes", async () => {
  const { runs, runtimes, start, logged } = processes(1);
  const [runtime] = runtimes;
  if (!runtime) throw new Error("There is a process.");
  const full = Object.assign(new Error("x"), { code: "ENOSPC" });
  const write = jest.spyOn(runtime.store, "write").mockRejectedValue(full);
  const clock = start(0);
  await pass(20 * second);
  expect(logged).toContain('{"level":"error","event":"job_failed","code":"ENOSPC"}');
  write.mockRestore();
  await expect(lastJob(runtime)).resolves.toBeUndefined();
  await pass(jobEvery);
  expect(runs).toHaveLength(2);
  await clock.stop();
});

test("a runtime that cannot be created is logged and asked for again", async () => {
  const logged: string[] = [];
  const runtime = jest.fn<Promise<Runtime>, []>().mockRejectedValue(new Error("no site data"));
  const clock = startServerClock({ runtime, log: (_level, event) => void logged.push(event) });
  await pass(2 * jobEvery);
  expect(runtime).toHaveBeenCalledTimes(2);
  expect(logged).toEqual(["job_failed", "job_failed"]);
  await clock.stop();
});

test("stopped, it waits for the run under way and starts no other", async () => {
  const { runs, runtimes, start } = processes(1);
  const [runtime] = runtimes;
  if (!runtime) throw new Error("There is a process.");
  let release: () => void = () => undefined;
  const held = new Promise<readonly string[]>((resolve) => (release = () => resolve([])));
  jest.spyOn(runtime.store, "sweep").mockReturnValueOnce(held);
  const clock = start(0);
  await pass(20 * second);
  const ended = jest.fn();
  const stopping = clock.stop().then(ended);
  await pass(second);
  expect(ended).not.toHaveBeenCalled();
  release();
  await stopping;
  await pass(10 * jobEvery);
  expect(runs).toEqual([]);
});

/** Two processes with a mail server, on one store. */
function mailing() {
  const shared = testRuntime({ settings: mailSettings, parts: { mailer: keepingMailer() } });
  const start = () => ({ ...shared, lock: testRuntime().lock, now: () => new Date() });
  return [start(), start()] as const;
}

test.each(["job", "outbox"])(
  "a process that died in the middle of its work (%s) keeps the others from it for two minutes only",
  async (name) => {
    const [runtime] = mailing();
    const run = async () =>
      name === "job"
        ? (await runJobAlone(runtime)) !== undefined
        : (await deliverDue(runtime)).status === "done";
    void underLease(runtime, name, () => new Promise(() => undefined));
    await pass(0);
    // nothing is renewed by who died
    jest.clearAllTimers();
    await pass(119 * second);
    await expect(run()).resolves.toBe(false);
    await pass(second);
    await expect(run()).resolves.toBe(true);
  },
);

test("a mail server that takes its time keeps others from the same mail for as long", async () => {
  const [one, other] = mailing();
  await handleInquiry(jsonPost(goodInquiry), { ...one, later: () => undefined });
  const send = () => new Promise<readonly string[]>((resolve) => setTimeout(resolve, 10 * minute, []));
  const sending = deliverDue({ ...one, mailer: { send } });
  await pass(9 * minute);
  await expect(deliverDue(other)).resolves.toMatchObject({ status: "busy" });
  await pass(minute);
  await expect(sending).resolves.toMatchObject({ status: "done", sent: 1 });
  await expect(deliverDue(other)).resolves.toMatchObject({ status: "done", sent: 0 });
});

test("mail that the mail server did not take is sent without a scheduler", async () => {
  const mailer = keepingMailer();
  const runtime = { ...testRuntime({ settings: mailSettings, parts: { mailer } }), now: () => new Date() };
  const send = jest.spyOn(mailer, "send").mockRejectedValueOnce(new Error("down"));
  await handleInquiry(jsonPost(goodInquiry), runtime);
  await runtime.idle();
  expect(send).toHaveBeenCalledTimes(1);
  const clock = startServerClock({ runtime: () => Promise.resolve(runtime), log: runtime.log });
  await pass(minute);
  expect(mailer.sent).toHaveLength(1);
  await clock.stop();
});
