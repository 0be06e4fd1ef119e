import { sendInquiry } from "../../../src/components/InquiryForm/send-inquiry";
import { readInquiries } from "../../../src/server/inquiries/inquiries";
import { jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { startOfTests, testRuntime, type TestRuntime } from "../support/runtime";

// these tests connect the page's form directly to the server's handler

const filledIn = {
  name: "Sari",
  email: "sari@example.org",
  company: "",
  subject: "Peat restoration checklist",
  message: "Halo",
  language: "id",
  website: "",
  elapsedMs: 5000,
  idempotencyKey: "0123456789abcdef0123456789abcdef",
};

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
  jest.restoreAllMocks();
});

/** Replaces `fetch` with a call of the server's handler. */
function connect(runtime: TestRuntime) {
  globalThis.fetch = async (_address, request) => {
    const { status, headers, body } = await handleInquiry(
      jsonPost(JSON.parse(request?.body as string)),
      runtime,
    );
    return new Response(body, { status, headers });
  };
}

test("what the form sends is accepted, and sent again is not stored again", async () => {
  const runtime = testRuntime();
  connect(runtime);
  expect(await sendInquiry(filledIn)).toEqual({ sent: true });
  expect(await sendInquiry(filledIn)).toEqual({ sent: true });
  const { inquiries } = await readInquiries(runtime.store);
  expect(inquiries).toMatchObject([{ name: "Sari", subject: "Peat restoration checklist", language: "id" }]);
});

test.each([
  ["an address that is none", { email: "sari@" }, "invalid", { email: "invalid" }],
  ["a name of control characters", { name: "Sa\u0007ri" }, "invalid", { name: "characters" }],
])("what the server says of %s reaches the form", async (_case, changes, problem, errors) => {
  connect(testRuntime());
  expect(await sendInquiry({ ...filledIn, ...changes })).toEqual({ sent: false, problem, errors });
});

test("a form filled in at once is sent a little later", async () => {
  const runtime = testRuntime();
  connect(runtime);
  hurry(runtime);
  expect(await sendInquiry({ ...filledIn, elapsedMs: 10 })).toEqual({ sent: true });
});

/** Lets waits of some seconds pass at once, for the form and for the server; the limits count in real time. */
function hurry(runtime: TestRuntime): void {
  const { setTimeout: later } = globalThis;
  jest.spyOn(globalThis, "setTimeout").mockImplementation((done: () => void, wait = 0) => {
    if (wait > 10_000) return later(done, wait);
    runtime.wait(wait);
    return later(done, 0);
  });
}

test.each(["with", "without"])(
  "while very many are sent, the form proves itself unseen, %s cryptography, until its network has to wait",
  async (has) => {
    const runtime = testRuntime({ settings: { INQUIRIES_PER_ADDRESS: "1" } });
    connect(runtime);
    hurry(runtime);
    if (has === "without")
      // the types know only pages of https, where it is there
      jest.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as unknown as SubtleCrypto);
    const results = [];
    for (const message of ["1", "2", "3", "4", "5"])
      results.push(await sendInquiry({ ...filledIn, message }));
    expect(results.slice(0, 4)).toEqual(Array(4).fill({ sent: true }));
    expect(results[4]).toMatchObject({ sent: false, problem: "rate_limited" });
    expect((await readInquiries(runtime.store)).inquiries).toHaveLength(4);
    const waited = (runtime.now().getTime() - startOfTests.getTime()) / 1000;
    expect(waited).toBe(has === "with" ? 6 : 24);
  },
);

test("a form whose proofs do not count gives up, and a full disk reaches it", async () => {
  const runtime = testRuntime({ settings: { INQUIRIES_PER_ADDRESS: "1" } });
  connect(runtime);
  // the server's clock stands still
  hurry({ ...runtime, wait: () => undefined });
  await sendInquiry(filledIn);
  const second = { ...filledIn, message: "Once more" };
  expect(await sendInquiry(second)).toMatchObject({ sent: false, problem: "rate_limited" });
  const store = { ...testRuntime().store, create: () => Promise.reject(new Error("full")) };
  connect(testRuntime({ parts: { store } }));
  expect(await sendInquiry(filledIn)).toMatchObject({ sent: false, problem: "storage_unavailable" });
});
