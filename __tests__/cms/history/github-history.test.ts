import { deletionMessage, githubHistory, type GithubClient } from "../../../src/cms/history/github-history";
import type { Fields } from "../../../src/domain/record";

const [file, other] = ["content/news/peat.en.md", "content/news/peat.id.md"];
const encoded = (text: string) => Buffer.from(text).toString("base64");

/** A client of a repository with these answers by path; `ref` and `path` of the query stand behind it. */
function history(answers: Fields) {
  const client: GithubClient = {
    repoURL: "",
    branch: "main",
    request: (path, { params: { ref, path: asked } }) => {
      const key = [path, ref ?? asked].filter(Boolean).join(" ");
      return key in answers ? Promise.resolve(answers[key]) : Promise.reject(new Error("Not found"));
    },
  };
  return githubHistory(client);
}

const commit = (sha: string, date: string, message = "Update") => ({
  sha,
  parents: [{ sha: `before-${sha}` }],
  commit: { message, author: { name: "Ayu", date } },
});

const stored = (text: string) => ({ sha: "s", encoding: "base64", content: encoded(text) });

it("lists the versions of all languages in one row, the newest first", async () => {
  const [older, newer] = [
    commit("a", "2026-01-01T00:00:00Z"),
    commit("b", "2026-02-01T00:00:00Z", "Undo: Peat\n\nMore"),
  ];
  const versions = await history({
    [`/commits ${file}`]: [newer, older],
    [`/commits ${other}`]: [newer],
    [`/contents/${file} a`]: stored("Peat"),
    [`/contents/${file} b`]: stored("Gambut — dry"),
    [`/contents/${other} b`]: stored("Gambut"),
  }).versions([file, other]);
  expect(versions.map(({ texts }) => texts)).toEqual([
    { [file]: "Gambut — dry", [other]: "Gambut" },
    { [file]: "Peat" },
  ]);
  expect(versions[0]).toMatchObject({ who: "Ayu", time: "2026-02-01T00:00:00Z", subject: "Undo: Peat" });
});

it("finds deleted entries by what their deletion says, unless they are there again", async () => {
  const message = deletionMessage("Delete", [file, other, "content/images/peat.jpg"]);
  const github = history({
    "/commits": [commit("c", "2026-03-01T00:00:00Z", message)],
    [`/contents/${other} main`]: stored("Gambut"),
    [`/contents/${file} before-c`]: stored("Peat"),
  });
  expect((await github.deleted()).map(({ id, texts }) => [id, texts])).toEqual([
    ["before-c", { [file]: "Peat" }],
  ]);
});

it("reads a picture that GitHub does not put into its first answer", async () => {
  const picture = "content/images/peat.jpg";
  const github = history({
    [`/contents/${picture} a`]: { sha: "large", encoding: "none", content: "" },
    "/git/blobs/large": stored("pixels"),
  });
  expect(await github.file("a", picture)).toBe(encoded("pixels"));
  expect(await github.file("b", picture)).toBeUndefined();
});
