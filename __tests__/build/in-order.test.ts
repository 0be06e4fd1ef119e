import type { Reporter } from "gatsby";

/** Gatsby's reporter, whose `panic` ends the process. */
const reporter = {
  error: jest.fn<undefined, [string]>(),
  verbose: jest.fn(),
  panic: jest.fn<never, [string]>(() => {
    throw new Error("the process has ended");
  }),
};
const args = { reporter: reporter as unknown as Reporter };

const fails = () => {
  throw new TypeError("permitExpires of null");
};

beforeEach(() => {
  jest.clearAllMocks();
});

/** Loads a fresh instance of the module, as at the start of a process. */
function loadModule() {
  let loaded: typeof import("../../src/build/in-order") | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof import("../../src/build/in-order")>("../../src/build/in-order");
  });
  if (!loaded) throw new Error("not loaded");
  return loaded;
}

const loadInOrder = () => loadModule().inOrder;

it("takes one step after the other, with what Gatsby hands over", async () => {
  const taken: string[] = [];
  const first = async (given: object) => {
    await Promise.resolve();
    taken.push(given === args ? "first" : "first, with something else");
  };
  const second = () => taken.push("second");
  await loadInOrder()("createPages", { first, second })(args);
  expect(taken).toEqual(["first", "second"]);
});

it.each(["production", "development"])(
  "stops a start in %s, and says which step and what to do",
  async (mode) => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
    const later = jest.fn();
    const run = loadInOrder()("createPages", { createDonationPages: fails, later })(args);
    await expect(run).rejects.toThrow("the process has ended");
    const [message] = reporter.panic.mock.calls[0] ?? [];
    expect(message).toMatch(/step createDonationPages \(createPages\) of gatsby-node\.ts failed/);
    expect(message).toContain("permitExpires of null");
    expect(message).toContain("npm run clean");
    expect(message).not.toContain("at ");
    expect(later).not.toHaveBeenCalled();
  },
);

it("adds no remedy to a mistake in the code, which names its own", async () => {
  const { inOrder, CodeMistake } = loadModule();
  const mistaken = () => {
    throw new CodeMistake("src/domain/addresses.ts: what to mend");
  };
  await expect(inOrder("createPages", { mistaken })(args)).rejects.toThrow("the process has ended");
  expect(reporter.panic.mock.calls).toEqual([
    ["The step mistaken (createPages) of gatsby-node.ts failed:\nsrc/domain/addresses.ts: what to mend"],
  ]);
});

it("lets develop go on once it has started, and says that something is missing", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const inOrder = loadInOrder();
  const later = jest.fn();
  await inOrder("onPostBootstrap", {})(args);
  await inOrder("createPages", { createDonationPages: fails, later })(args);
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(reporter.error.mock.calls[0]?.[0]).toMatch(/createDonationPages .*lacks what this step makes/s);
  expect(later).toHaveBeenCalled();
});

it("stops a build at its end, too", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const inOrder = loadInOrder();
  await inOrder("onPostBootstrap", {})(args);
  await expect(inOrder("onPostBuild", { writeSitemap: fails })(args)).rejects.toThrow("has ended");
});
