import { sendInquiry } from "../../../src/components/InquiryForm/send-inquiry";
import { minimumFillMilliseconds } from "../../../src/domain/inquiry-fields";

const message = { name: "Sari", elapsedMs: 5000, idempotencyKey: "0123456789abcdef" };

/** Mocks `fetch` with a response, or with a network error. */
function answer(response: { status?: number; body?: string } | Error) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(() => {
    if (response instanceof Error) return Promise.reject(response);
    const { status = 200, body = "" } = response;
    const json = () => Promise.resolve().then(() => JSON.parse(body) as unknown);
    return Promise.resolve({ ok: status < 300, status, json } as Response);
  });
  globalThis.fetch = fetch;
  return fetch;
}

const original = globalThis.fetch;
beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});
afterEach(() => {
  globalThis.fetch = original;
});

it("posts the fields as JSON to the server", async () => {
  const fetch = answer({ status: 201, body: '{"status":"sent","reference":"7KQ2-M0XD"}' });
  expect(await sendInquiry(message)).toEqual({ sent: true });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("/api/inquiries");
  expect(request).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
  expect(JSON.parse(request?.body as string)).toEqual(message);
});

it("passes on which fields the server refuses", async () => {
  answer({ status: 422, body: '{"status":"error","code":"invalid","fields":{"email":"invalid"}}' });
  expect(await sendInquiry(message)).toEqual({
    sent: false,
    problem: "invalid",
    errors: { email: "invalid" },
  });
});

it.each(["rate_limited", "cross_origin", "too_large", "storage_unavailable"])(
  "passes on why the server refuses: %s",
  async (code) => {
    answer({ status: 429, body: JSON.stringify({ status: "error", code, fields: {} }) });
    expect(await sendInquiry(message)).toEqual({ sent: false, problem: code, errors: {} });
  },
);

it("waits and sends again what the server took for a machine's, as a browser fills in fast", async () => {
  jest.useFakeTimers();
  const fetch = answer({ status: 422, body: '{"status":"error","code":"too_fast"}' });
  const sent = sendInquiry(message);
  await jest.advanceTimersByTimeAsync(minimumFillMilliseconds - 1);
  expect(fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await sent).toEqual({ sent: false, problem: "too_fast", errors: {} });
  jest.useRealTimers();
  expect(fetch.mock.calls.map(([, request]) => JSON.parse(request?.body as string) as unknown)).toEqual([
    message,
    { ...message, elapsedMs: message.elapsedMs + minimumFillMilliseconds },
  ]);
});

it.each([
  ["an unknown reason", { status: 500, body: '{"status":"error","code":"new"}' }],
  ["a page of a proxy", { status: 502, body: "<!doctype html>" }],
  ["a page in place of an answer", { status: 200, body: "<!doctype html>" }],
  ["nothing at all", { status: 200, body: "null" }],
])("does not take %s for success", async (_case, response) => {
  answer(response);
  expect(await sendInquiry(message)).toEqual({ sent: false, problem: "unexpected", errors: {} });
});

it.each([
  [true, "unreachable"],
  [false, "offline"],
])(
  "knows, where the browser says that being online is %s, that the message may not have arrived",
  async (onLine, problem) => {
    answer(new TypeError("Failed to fetch"));
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    expect(await sendInquiry(message)).toEqual({ sent: false, problem, errors: {} });
  },
);
