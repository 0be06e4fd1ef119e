/** @jest-environment node */
import { rmSync } from "node:fs";
import path from "node:path";
import { createEditHistory } from "../../../scripts/editing/edit-history.mjs";
import { moveSubject, undoSubject } from "../../../src/cms/history/commit-subjects";
import { filesNow, versionsThroughMoves } from "../../../src/cms/history/follow-moves";
import { githubHistory } from "../../../src/cms/history/github-history";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const codes = ["en", "id"];
const filesOf = (slug: string) => codes.map((code) => `content/news/${slug}.${code}.md`);
const textsOf = (slug: string, text: string) => Object.fromEntries(filesOf(slug).map((file) => [file, text]));

/** A project whose article is saved and moved as the editors' area does it: what is new, then what goes. */
async function project() {
  const root = temporaryFolder();
  writeFiles(root, textsOf("peat", "Peat"));
  const history = createEditHistory(root);
  const change = (subject: string, work: () => void) => {
    const worked = () => {
      work();
      return Promise.resolve();
    };
    return history.change(subject, worked, (error) => {
      throw error;
    });
  };
  const save = (slug: string, text: string, subject = "Update") =>
    change(subject, () => writeFiles(root, textsOf(slug, text)));
  const remove = (slug: string, subject = "Delete") =>
    change(subject, () => filesOf(slug).forEach((file) => rmSync(path.join(root, file))));
  const move = async (from: string, to: string, text: string, subject = moveSubject("news", from, to)) => {
    await save(to, text, subject);
    await remove(from, subject);
  };
  await save("peat", "Wet peat");
  const textsFor = async (slug: string) =>
    (await versionsThroughMoves(history, filesOf(slug))).map(({ texts }) => texts);
  const now = (slug: string) => filesNow(history, filesOf(slug));
  return { move, now, save, textsFor, remove };
}

it("lists what an entry was at its former addresses, as texts of its present files", async () => {
  const { move, save, textsFor } = await project();
  await move("peat", "wet", "Wet peat");
  await save("wet", "Wetter peat");
  await move("wet", "wet-peat", "Wetter peat");
  const texts = ["Wetter peat", "Wetter peat", "Wet peat", "Wet peat", "Peat"];
  expect(await textsFor("wet-peat")).toEqual(texts.map((text) => textsOf("wet-peat", text)));
});

it("knows an entry that came back to its address, and no version in which it was away", async () => {
  const { move, textsFor } = await project();
  await move("peat", "wet", "Wet peat");
  await move("wet", "peat", "Wet peat", undoSubject("Wet peat", true));
  const undone = ["Wet peat", "Wet peat", "Peat"];
  expect(await textsFor("peat")).toEqual(undone.map((text) => textsOf("peat", text)));
  await move("peat", "wet", "Wet peat");
  await move("wet", "peat", "Wet peat");
  const back = ["Wet peat", "Wet peat", ...undone];
  expect(await textsFor("peat")).toEqual(back.map((text) => textsOf("peat", text)));
});

it("takes a commit that led an entry along for no move of it", async () => {
  const { save, textsFor } = await project();
  await save("peat", "Leads to water", moveSubject("news", "rain", "water"));
  const texts = ["Leads to water", "Wet peat", "Peat"];
  expect(await textsFor("peat")).toEqual(texts.map((text) => textsOf("peat", text)));
});

it("finds an entry where it was moved last, unless it is gone there, too", async () => {
  const { move, now, remove } = await project();
  await move("peat", "wet", "Peat");
  await move("wet", "wet-peat", "Peat");
  expect(await now("peat")).toEqual(filesOf("wet-peat"));
  await remove("wet-peat");
  expect(await now("peat")).toBeUndefined();
  expect(await now("never")).toBeUndefined();
});

it("asks GitHub, where a move is one commit, for the former files up to it", async () => {
  const commit = (sha: string, message: string) => ({ sha, parents: [], commit: { message, author: null } });
  const move = commit("b", moveSubject("news", "peat", "wet"));
  const [former = "", latter = ""] = ["peat", "wet"].map((slug) => filesOf(slug)[0] ?? "");
  const answers: Readonly<Record<string, unknown>> = {
    [`/commits main ${latter}`]: [move],
    [`/commits b ${former}`]: [move, commit("a", "Create")],
    [`/contents/${latter} b`]: { sha: "s", encoding: "base64", content: btoa("Wet peat") },
    [`/contents/${former} a`]: { sha: "s", encoding: "base64", content: btoa("Peat") },
  };
  const history = githubHistory({
    repoURL: "",
    branch: "main",
    request: (asked, { params: { ref, sha, path: file } }) => {
      const key = [asked, sha, file ?? ref].filter(Boolean).join(" ");
      return key in answers ? Promise.resolve(answers[key]) : Promise.reject(new Error("Not found"));
    },
  });
  const versions = await versionsThroughMoves(history, [latter]);
  expect(versions.map(({ texts }) => texts)).toEqual([{ [latter]: "Wet peat" }, { [latter]: "Peat" }]);
});
