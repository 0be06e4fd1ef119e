import { sendInquiry } from "../../../src/components/InquiryForm/send-inquiry";
import { readInquiries } from "../../../src/server/inquiries/inquiries";
import { jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { testRuntime, type TestRuntime } from "../support/runtime";

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
  ["a form filled in at once", { elapsedMs: 10 }, "too_fast", {}],
])("what the server says of %s reaches the form", async (_case, changes, problem, errors) => {
  connect(testRuntime());
  expect(await sendInquiry({ ...filledIn, ...changes })).toEqual({ sent: false, problem, errors });
});

test("too many inquiries and a full disk reach the form", async () => {
  connect(testRuntime({ settings: { INQUIRIES_PER_ADDRESS: "1" } }));
  await sendInquiry(filledIn);
  const second = { ...filledIn, message: "Once more" };
  expect(await sendInquiry(second)).toMatchObject({ sent: false, problem: "rate_limited" });
  const store = { ...testRuntime().store, create: () => Promise.reject(new Error("full")) };
  connect(testRuntime({ parts: { store } }));
  expect(await sendInquiry(filledIn)).toMatchObject({ sent: false, problem: "storage_unavailable" });
});
