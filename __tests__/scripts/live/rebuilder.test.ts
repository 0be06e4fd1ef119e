import { setTimeout as wait } from "node:timers/promises";
import { createRebuilder, type LiveStatus } from "../../../scripts/live/rebuilder.mjs";

/** A rebuilder whose builds end when they are told to. */
function rebuilder() {
  const builds: { end: (problems: readonly string[]) => void; fail: (error: Error) => void }[] = [];
  const publish = jest.fn(() => Promise.resolve());
  const reported: LiveStatus["state"][] = [];
  const { change, startFailed, status, stop } = createRebuilder({
    build: () => new Promise<readonly string[]>((end, fail) => builds.push({ end, fail })),
    publish,
    report: ({ state }) => reported.push(state),
    quietTime: 5,
  });
  const changeAndWait = async () => {
    change();
    await wait(20);
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

it("can begin with a site that could not be built", async () => {
  const { changeAndWait, end, startFailed, status } = rebuilder();
  startFailed(["content/settings/site.json: cannot be read"]);
  expect(status().state).toBe("failed");
  await changeAndWait();
  await end();
  expect(status().state).toBe("live");
});

it("builds and reports no more once it is stopped", async () => {
  const { builds, change, changeAndWait, end, reported, stop } = rebuilder();
  change();
  stop();
  await wait(20);
  expect(builds).toHaveLength(0);
  await changeAndWait();
  await changeAndWait();
  stop();
  await end("The operation was aborted");
  expect(builds).toHaveLength(1);
  expect(reported).toEqual([]);
});
