/** @jest-environment jsdom */
import { followLive } from "../../../src/cms/live-status/live-notice";
import type { LiveStatus } from "../../../src/cms/live-status/live-status";
import { savedStart } from "../../../src/cms/live-status/saved-start";
import { never } from "../../../src/content-model/appearance";
import { entries, markdownEntry } from "../../build/content-tree";

const live: LiveStatus = { state: "live", problems: [], startedAt: 1000, version: 3, seconds: 12.34 };
const restarted: LiveStatus = { state: "live", problems: [], startedAt: 2000, version: 0, seconds: 0 };

/** The notice that an editor sees after the last of these server responses. */
function told(language: "en" | "id", ...answers: readonly (LiveStatus | undefined)[]) {
  const follow = followLive(language);
  return answers.map((answer) => follow(answer, "")).at(-1);
}

it("says nothing while nothing happened since the editor came", () => {
  expect(told("en", live, live)).toBeUndefined();
});

it.each([
  ["en", "Your change is on the site. It took 12 seconds."],
  ["id", "Perubahan Anda sudah tampil di situs. Prosesnya 12 detik."],
] as const)("says in %s that a change went live, and how long that took", (language, text) => {
  expect(told(language, { ...live, version: 2 }, live)).toEqual({ tone: "done", text });
  expect(told(language, { ...live, version: 2 }, live, live)).toBeUndefined();
});

it.each([
  ["en", never, "Saved as a draft: it is not on the site."],
  ["id", never, "Tersimpan sebagai konsep: tidak tampil di situs."],
  ["en", "2031-05-05", "Saved: it appears on the site on 5 May 2031."],
  ["id", "2031-05-05", "Tersimpan: tampil di situs mulai 5 Mei 2031."],
] as const)("claims in %s of nothing that it is live when it is not: %s", (language, ahead, text) => {
  const follow = followLive(language);
  follow({ ...live, version: 2 }, ahead);
  expect(follow(live, ahead)).toEqual({ tone: "done", text });
});

const saved = (slug: string, appearance?: object) =>
  ["en", "id"].map(
    (code) => [`content/news/${slug}.${code}.md`, markdownEntry({ ...entries.news, appearance })] as const,
  );

it("knows of what was saved when it is on the site, whatever was saved along", () => {
  const start = (...files: ReturnType<typeof saved>) => savedStart({ after: Object.fromEntries(files) });
  expect(start(...saved("fire"))).toBe("");
  expect(start(...saved("fire", { from: "2031-05-05" }))).toBe("2031-05-05");
  expect(start(...saved("fire", { draft: true }), ...saved("canal"))).toBe(never);
  expect(start(...saved("canal"), ...saved("fire", { draft: true }))).toBe("");
  expect(start()).toBe("");
});

it("says that a change is on its way", () => {
  expect(told("id", live, { ...live, state: "building" })).toMatchObject({
    tone: "progress",
    text: "Situs sedang diperbarui dengan perubahan Anda …",
  });
});

it("lists what keeps a change from going live", () => {
  const line = "content/news/a.en.md: title: found nothing, expected text";
  const words = {
    en: "Article “A” — English — Title: required",
    id: "Artikel “A” — Inggris — Judul: wajib diisi",
  };
  const problems = [{ line, words, form: "#/collections/news/entries/a" }];
  expect(told("id", live, { ...live, state: "failed", problems })).toMatchObject({
    tone: "problem",
    text: expect.stringContaining("belum tampil") as string,
    lines: [{ text: words.id, form: "#/collections/news/entries/a" }],
    details: [line],
    canRetry: false,
  });
});

it("blames no text for a fault of the site, keeps its words for a developer, and lets it be tried again", () => {
  const problems = ["ERROR #11321 API.NODE.EXECUTION"];
  expect(told("id", live, { ...live, state: "failed", problems })).toMatchObject({
    text: expect.stringContaining("bukan karena tulisan Anda") as string,
    lines: [],
    details: problems,
    canRetry: true,
  });
});

it("says that nothing can be saved while the server does not answer", () => {
  expect(told("en", live, undefined)).toMatchObject({
    tone: "problem",
    text: expect.stringContaining("nothing can be saved") as string,
  });
});

it("tells who is not connected to save again later, and nothing of a server", () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(told("id", live, undefined)).toMatchObject({
    tone: "problem",
    text: "Tidak ada sambungan. Teks Anda tetap di sini; simpan lagi bila sudah tersambung.",
  });
  online.mockRestore();
});

it("tells of no change where the server was only started again, whether that was seen or not", () => {
  expect(told("en", live, undefined, restarted)).toBeUndefined();
  expect(told("en", live, restarted)).toBeUndefined();
  expect(told("en", undefined, live)).toBeUndefined();
});

it("tells of a change that went live after the server was started again", () => {
  const changed = { ...restarted, version: 1, seconds: 18 };
  const building = { ...restarted, state: "building" } as const;
  for (const between of [[restarted], [building], [undefined, building], []]) {
    expect(told("en", live, ...between, changed)).toMatchObject({ tone: "done" });
  }
  expect(told("en", { ...live, version: 1 }, changed)).toMatchObject({ tone: "done" });
});
