import { securityTxt } from "../../../src/build/files/security-txt";
import { languageCodes } from "../../setup/languages";

test("it says whom to write to, in which languages, and until when that holds", () => {
  const site = { url: "https://tajuk.example", email: "team@tajuk.example" };
  expect(securityTxt(site, new Date("2026-01-15T08:00:00Z")).split("\n")).toEqual([
    "Contact: mailto:team@tajuk.example",
    "Expires: 2027-01-15T08:00:00.000Z",
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    "Canonical: https://tajuk.example/.well-known/security.txt",
    "",
  ]);
});
