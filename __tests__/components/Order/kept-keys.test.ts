// What browsers keep of an order, as two pages of one tab see it: the form, and the result of the payment.

type Modules = typeof import("../../../src/components/Order/intention") &
  typeof import("../../../src/components/Order/order-key");

const address = "/api/donations";
const fifty = { campaign: "forest-fund", preset: "50" };

/** The code as another page loads it: over the same storage, with a memory of its own. */
async function openPage(): Promise<Modules> {
  jest.resetModules();
  return {
    ...(await import("../../../src/components/Order/intention")),
    ...(await import("../../../src/components/Order/order-key")),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it("a form that Back restores from memory knows that its gift was paid", async () => {
  const form = await openPage();
  const paid = [form.intentionKey("forest-fund"), form.orderKey(address, fifty)];
  const result = await openPage();
  result.forgetIntention("forest-fund");
  result.forgetOrderKey(address);
  expect(form.intentionKey("forest-fund")).not.toBe(paid[0]);
  expect(form.orderKey(address, fifty)).not.toBe(paid[1]);
});

it("a page that is loaded later goes on with the keys", async () => {
  const form = await openPage();
  const keys = [form.intentionKey("forest-fund"), form.orderKey(address, fifty)];
  const next = await openPage();
  expect([next.intentionKey("forest-fund"), next.orderKey(address, fifty)]).toEqual(keys);
});

it("where storage is blocked, a page keeps its keys until they are forgotten", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const form = await openPage();
  const keys = () => [form.intentionKey("forest-fund"), form.orderKey(address, fifty)];
  const first = keys();
  expect(keys()).toEqual(first);
  form.forgetIntention("forest-fund");
  form.forgetOrderKey(address);
  expect(keys()).not.toContain(first[0]);
  expect(keys()).not.toContain(first[1]);
});
