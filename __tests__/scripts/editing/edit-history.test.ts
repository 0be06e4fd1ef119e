import { execFileSync } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { createEditHistory } from "../../../scripts/editing/edit-history.mjs";
import { recordChanges } from "../../../scripts/editing/history-routes.mjs";
import { temporaryFolder, writeFiles } from "../temporary-folder";

const folder = temporaryFolder();
const article = "content/news/peat.en.md";

/** A project with an article, and functions that change and look at it. */
function project({ hasGit }: { readonly hasGit: boolean }) {
  const root = mkdtempSync(path.join(folder, "project-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Dewi", "-c", "user.email=dewi@tajuk.example", ...args], {
      cwd: root,
      encoding: "utf8",
    }).trim();
  writeFiles(root, { [article]: "Peat", "locales/en/common.json": "{}", "src/index.ts": "source" });
  if (hasGit) {
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "First");
  }
  return {
    root,
    git,
    history: createEditHistory(root),
    write: (text: string) => writeFiles(root, { [article]: text }),
  };
}

describe.each([
  ["with a repository", true],
  ["without one", false],
])("in a project %s", (_name, hasGit) => {
  it("tells each save from what was changed otherwise", async () => {
    const { history, write } = project({ hasGit });
    await history.record();
    write("Wet peat");
    await history.record("Update News “peat”");
    write("Dry peat");
    const versions = await history.versions([article]);
    expect(versions.map(({ texts }) => texts[article])).toEqual(["Dry peat", "Wet peat", "Peat"]);
    expect(versions.map(({ isOutside }) => isOutside)).toEqual([true, false, !hasGit]);
    expect(await history.file(versions[1]?.id ?? "", article)).toBe(
      Buffer.from("Wet peat").toString("base64"),
    );
  });

  it("tells a save from what was changed otherwise also if somebody looks while it is under way", async () => {
    const { history, write } = project({ hasGit });
    await history.record();
    const request = { body: { action: "persistEntry", params: { options: { commitMessage: "Update" } } } };
    const response = new EventEmitter();
    await new Promise<void>((resolve) => {
      recordChanges(history)(request as never, response as never, () => resolve());
    });
    write("Wet peat");
    const looked = history.recent();
    for (const event of ["finish", "close"]) response.emit(event);
    await looked;
    const [version] = await history.versions([article]);
    expect(version).toMatchObject({ isOutside: false, texts: { [article]: "Wet peat" } });
  });

  it("goes on after Git was killed in the middle of a record", async () => {
    const { root, history, write } = project({ hasGit });
    await history.record();
    const repository = hasGit ? ".git" : ".data/edits.git";
    for (const locked of ["tajuk-index", "refs/tajuk/edits"])
      writeFiles(root, { [`${repository}/${locked}.lock`]: "" });
    write("Wet peat");
    const next = createEditHistory(root);
    await next.record("Update News “peat”");
    expect((await next.versions([article])).map(({ texts }) => texts[article])).toEqual(["Wet peat", "Peat"]);
  });

  it("lists what is deleted until it is there again", async () => {
    const { root, history, write } = project({ hasGit });
    await history.record();
    rmSync(path.join(root, article));
    await history.record("Delete News “peat”");
    const [gone] = await history.deleted();
    expect(gone?.texts).toEqual({ [article]: "Peat" });
    write("Peat");
    expect(await history.deleted()).toEqual([]);
  });

  it("does not count as deleted what got another address, also if it was deleted before", async () => {
    const { root, history, write } = project({ hasGit });
    await history.record();
    rmSync(path.join(root, article));
    await history.record("Delete News “peat”");
    write("Peat");
    writeFiles(root, { "content/news/wet-peat.en.md": "Peat" });
    await history.record("Move news/peat to wet-peat");
    rmSync(path.join(root, article));
    await history.record("Move news/peat to wet-peat");
    expect(await history.deleted()).toEqual([]);
  });
});

it("leaves the developer's branch, index and other files alone", async () => {
  const { root, git, history, write } = project({ hasGit: true });
  const head = git("rev-parse", "HEAD");
  writeFiles(root, { "src/index.ts": "unfinished", "src/new.ts": "staged" });
  git("add", "src/new.ts");
  const status = git("status", "--porcelain");
  write("Wet peat");
  await history.record("Update");
  rmSync(path.join(root, article));
  write("Peat");
  expect(git("status", "--porcelain")).toBe(status);
  expect(git("rev-parse", "HEAD")).toBe(head);
  expect(git("ls-tree", "-r", "--name-only", "refs/tajuk/edits").split("\n")).not.toContain("src/new.ts");
});
