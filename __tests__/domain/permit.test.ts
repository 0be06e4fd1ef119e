import { permitState } from "../../src/domain/permit";

it.each([
  ["2027-06-30", "2026-11-21", "valid"],
  ["2027-06-30", "2027-05-30", "valid"],
  ["2027-06-30", "2027-05-31", "expiring"],
  ["2027-06-30", "2027-06-30", "expiring"],
  ["2027-06-30", "2027-07-01", "expired"],
] as const)("a permit until %s is on %s %s", (expires, today, state) => {
  expect(permitState(expires, today)).toBe(state);
});
