/** @jest-environment jsdom */
import { restoreSubject, undoSubject } from "../../../src/cms/history/commit-subjects";
import { changeOf } from "../../../src/cms/history/version-words";
import { entries, markdownEntry } from "../../build/content-tree";

const texts = { "content/news/peat.en.md": markdownEntry(entries.news) };
const changes = [{ label: "Judul", before: "Peat", after: "" }];

it("tells of an entry that it was deleted, and that it is back", () => {
  const gone = { texts: {}, subject: "Delete news/peat" };
  expect(changeOf({ texts }, gone, changes)).toBe("entri dihapus");
  const back = (subject: string) => changeOf(gone, { texts, subject }, changes);
  expect(back(undoSubject("Peat", false))).toBe("diurungkan: entri kembali");
  expect(back(restoreSubject("Peat"))).toBe("dipulihkan: entri kembali");
  expect(back("Create news/peat")).toBe("entri kembali");
});

it("tells of one that stays the fields that have changed", () => {
  const four = ["Judul", "Teks", "Gambar", "Kategori"].map((label) => ({ label, before: "", after: "" }));
  expect(changeOf({ texts }, { texts, subject: "Update" }, changes)).toBe("Judul");
  expect(changeOf({ texts }, { texts, subject: "Update" }, four)).toBe("Judul, Teks, Gambar, dan 1 lagi");
  expect(changeOf({ texts }, { texts, subject: "Update" }, [])).toBe("tidak ada teks yang berubah");
});
