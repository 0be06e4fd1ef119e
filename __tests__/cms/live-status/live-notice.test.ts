import { liveNotice } from "../../../src/cms/live-status/live-notice";
import type { LiveStatus } from "../../../src/cms/live-status/live-status";

const live: LiveStatus = { state: "live", problems: [], version: 3, seconds: 12.34 };

it("says nothing while nothing happened since the editor came", () => {
  expect(liveNotice(live, 3, "en")).toBeUndefined();
});

it.each([
  ["en", "Your change is on the site. It took 12 seconds."],
  ["id", "Perubahan Anda sudah tampil di situs. Prosesnya 12 detik."],
] as const)("says in %s that a change went live, and how long that took", (language, text) => {
  expect(liveNotice(live, 2, language)).toEqual({ tone: "done", text, lines: [] });
});

it("says that a change is on its way", () => {
  expect(liveNotice({ ...live, state: "building" }, 3, "id")).toMatchObject({
    tone: "progress",
    text: "Situs sedang diperbarui dengan perubahan Anda …",
  });
});

it("lists what keeps a change from going live", () => {
  const problems = ["content/news/a.en.md: title: found nothing, expected text"];
  expect(liveNotice({ ...live, state: "failed", problems }, 3, "id")).toMatchObject({
    tone: "problem",
    text: expect.stringContaining("belum tampil") as string,
    lines: problems,
  });
});

it("says that nothing can be saved while the server does not answer", () => {
  expect(liveNotice(undefined, 0, "en")).toMatchObject({
    tone: "problem",
    text: expect.stringContaining("nothing can be saved") as string,
  });
});
