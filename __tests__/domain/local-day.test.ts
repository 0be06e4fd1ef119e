import { dateHere } from "../../src/domain/local-day";

it.each([
  // a visitor in Jakarta, and one in New York
  [-420, "2026-11-27"],
  [300, "2026-11-26"],
])("takes the date where the visitor is, %i minutes behind UTC", (behind, date) => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(behind);
  expect(dateHere(Date.parse("2026-11-26T18:30:00Z"))).toBe(date);
});
