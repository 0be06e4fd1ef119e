import { dateInZone, momentInZone } from "../../src/domain/zone-time";

it("takes the date of western Indonesia, where the day begins seven hours earlier", () => {
  expect(dateInZone(Date.parse("2026-11-21T16:59:59Z"))).toBe("2026-11-21");
  expect(dateInZone(Date.parse("2026-11-21T17:00:00Z"))).toBe("2026-11-22");
});

it.each([
  ["2026-11-21", undefined, "2026-11-20T17:00:00.000Z"],
  ["2026-11-21", "15:01:00", "2026-11-21T08:01:00.000Z"],
] as const)("finds the moment of %s, %s", (date, time, moment) => {
  expect(momentInZone(date, time).toISOString()).toBe(moment);
});
