import { forgetOrderKey, orderKey } from "../../../src/components/Order/order-key";

const address = "/api/donations";
const fifty = { campaign: "forest-fund", preset: "50" };

beforeEach(() => {
  forgetOrderKey(address);
});

it("is the same for the same choices, so that a retry is no second payment", () => {
  expect(orderKey(address, fifty)).toBe(orderKey(address, { ...fifty }));
});

it("outlives a reload in the tab's storage", () => {
  const key = orderKey(address, fifty);
  const stored = sessionStorage.getItem("order:/api/donations");
  forgetOrderKey(address);
  sessionStorage.setItem("order:/api/donations", stored ?? "");
  expect(orderKey(address, fifty)).toBe(key);
});

it("is new when a choice changes, and when the last one has ended", () => {
  const key = orderKey(address, fifty);
  expect(orderKey(address, { ...fifty, preset: "100" })).not.toBe(key);
  forgetOrderKey(address);
  expect(orderKey(address, fifty)).not.toBe(key);
});

it("has the form that the server asks for", () => {
  expect(orderKey("/api/donations", {})).toMatch(/^[\w-]{16,64}$/);
});
