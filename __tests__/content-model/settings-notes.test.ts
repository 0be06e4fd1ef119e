import { contentNotes } from "../../src/content-model/content-notes";
import { copyText } from "../../src/content-model/read-texts";
import { sectionSwitches } from "../../src/content-model/settings/sections";
import { maintainedSince } from "../../src/content-model/settings-notes";

/** The switches with some sections under maintenance, as a file. */
const source = (...names: readonly string[]) =>
  JSON.stringify({ en: Object.fromEntries(names.map((name) => [name, { underMaintenance: true }])) });

test("a section is under maintenance since its switch was last turned on", () => {
  expect(
    maintainedSince([
      { time: "2031-03-03T10:00:00+07:00", source: source("news", "contact") },
      { time: "2031-02-02T10:00:00+07:00", source: source("news") },
      { time: "2031-01-01T10:00:00+07:00", source: source("contact") },
      { time: "2030-12-01T10:00:00+07:00", source: undefined },
    ]),
  ).toEqual({ news: "2031-02-02", contact: "2031-03-03" });
});

test("a section that has been under maintenance for over a month is told apart", () => {
  const text = copyText(sectionSwitches, "en", { news: { underMaintenance: true } });
  const kindAt = (today: string) =>
    contentNotes([text], [], today, { news: "2031-02-02" }).map(({ kind }) => kind);
  expect(kindAt("2031-03-04")).toEqual(["maintenance"]);
  expect(kindAt("2031-03-05")).toEqual(["longMaintenance"]);
});
