import { createRebuilder, type LiveStatus } from "../../../scripts/live/rebuilder.mjs";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A rebuilder whose builds the test ends or fails. */
function rebuilder() {
  const builds: { end: (problems: readonly string[]) => void; fail: (error: Error) => void }[] = [];
  const publish = jest.fn(() => Promise.resolve());
  const reported: LiveStatus["state"][] = [];
  const { change, startFailed, status, stop } = createRebuilder({
    build: (limit) =>
      new Promise<readonly string[]>((end, fail) => {
        builds.push({ end, fail });
        limit.addEventListener("abort", () => fail(new Error("aborted")));
      }),
    publish,
    report: ({ state }) => reported.push(state),
    quietTime: 300,
  });
  const changeAndWait = async () => {
    change();
    await wait(300);
  };
  const end = async (...problems: string[]) => {
    builds.at(-1)?.end(problems);
    await wait(1);
  };
  return { builds, change, changeAndWait, end, publish, reported, startFailed, status, stop };
}

it("builds once for changes that come together, then shows what was built", async () => {
  const { builds, change, changeAndWait, end, publish, reported, status } = rebuilder();
  change();
  change();
  await changeAndWait();
  expect(builds).toHaveLength(1);
  expect(status()).toMatchObject({ state: "building", version: 0 });
  expect(publish).not.toHaveBeenCalled();
  await end();
  expect(publish).toHaveBeenCalledTimes(1);
  expect(status()).toMatchObject({ state: "live", version: 1, problems: [] });
  expect(reported).toEqual(["building", "live"]);
});

it("builds again for what changed during a build, however often, and never twice at a time", async () => {
  const { builds, changeAndWait, end, publish } = rebuilder();
  await changeAndWait();
  await changeAndWait();
  await changeAndWait();
  expect(builds).toHaveLength(1);
  await end();
  expect(builds).toHaveLength(2);
  await end();
  expect(builds).toHaveLength(2);
  expect(publish).toHaveBeenCalledTimes(2);
});

it("counts from the first change that a build is the first to contain, also if another build was running", async () => {
  const { changeAndWait, end, status } = rebuilder();
  await changeAndWait();
  await wait(10_000);
  await end();
  expect(status().seconds).toBeCloseTo(10.3, 1);

  await changeAndWait();
  await wait(20_000);
  await changeAndWait();
  await wait(4700);
  await changeAndWait();
  await end();
  expect(status().state).toBe("building");
  await wait(30_000);
  await end();
  expect(status().seconds).toBeCloseTo(35.3, 1);
});

it("waits after a change during a build, too, until the disk is quiet", async () => {
  const { builds, change, changeAndWait, end } = rebuilder();
  await changeAndWait();
  change();
  await end();
  await wait(290);
  change();
  await wait(290);
  expect(builds).toHaveLength(1);
  await wait(10);
  expect(builds).toHaveLength(2);
});

it("keeps what is shown where a build fails, says why, and mends it with the next change", async () => {
  const { changeAndWait, end, publish, status } = rebuilder();
  await changeAndWait();
  await end("content/news/a.en.md: title: found nothing, expected text");
  expect(status()).toMatchObject({
    state: "failed",
    problems: ["content/news/a.en.md: title: found nothing, expected text"],
  });
  expect(publish).not.toHaveBeenCalled();
  await changeAndWait();
  await end();
  expect(status()).toMatchObject({ state: "live", problems: [] });
});

it("says why a build could not even be run, or not be shown", async () => {
  const { builds, changeAndWait, end, publish, status } = rebuilder();
  await changeAndWait();
  builds[0]?.fail(new Error("no memory"));
  await wait(1);
  expect(status()).toMatchObject({ state: "failed", problems: ["no memory"] });
  publish.mockRejectedValueOnce(new Error("disk full"));
  await changeAndWait();
  await end();
  expect(status()).toMatchObject({ state: "failed", problems: ["disk full"], version: 0 });
});

it("ends a build that would never end, says so, and builds again after the next change", async () => {
  const { changeAndWait, end, status } = rebuilder();
  await changeAndWait();
  await wait(61 * 60_000);
  expect(status()).toMatchObject({ state: "failed", problems: [expect.stringContaining("an hour")] });
  await changeAndWait();
  await end();
  expect(status().state).toBe("live");
});

it("can begin with a site that could not be built", async () => {
  const { changeAndWait, end, startFailed, status } = rebuilder();
  startFailed(["content/settings/site.json: cannot be read"]);
  expect(status().state).toBe("failed");
  await changeAndWait();
  await end();
  expect(status().state).toBe("live");
});

it("builds nothing more once it is stopped", async () => {
  const { builds, change, changeAndWait, stop } = rebuilder();
  change();
  stop();
  await changeAndWait();
  expect(builds).toHaveLength(0);
});

it("lets a build under way end once it is stopped, and reports and builds no more", async () => {
  const { builds, change, changeAndWait, end, reported, stop } = rebuilder();
  await changeAndWait();
  await changeAndWait();
  change();
  stop();
  await end("The operation was aborted");
  await changeAndWait();
  expect(builds).toHaveLength(1);
  expect(reported).toEqual(["building"]);
});

it("says when it was started, so that versions of two starts are not taken for each other", () => {
  const first = rebuilder().status();
  jest.setSystemTime(Date.now() + 1000);
  const second = rebuilder().status();
  expect(second.version).toBe(first.version);
  expect(second.startedAt).toBe(first.startedAt + 1000);
});
