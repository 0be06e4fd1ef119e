import { execFileSync } from "node:child_process";
import { EventEmitter } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { createEditHistory } from "../../../scripts/editing/edit-history.mjs";
import { recordChanges } from "../../../scripts/editing/history-routes.mjs";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const article = "content/news/peat.en.md";

/** Makes and records changes as the editors' area does. */
function saving(history: ReturnType<typeof createEditHistory>) {
  return (subject: string, change: () => void) =>
    history.change(
      subject,
      () => {
        change();
        return Promise.resolve();
      },
      (error) => {
        throw error;
      },
    );
}

/** A project with an article, and functions that change and look at it. */
function project({ hasGit }: { readonly hasGit: boolean }) {
  const root = temporaryFolder();
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
  const history = createEditHistory(root);
  return {
    root,
    git,
    history,
    save: saving(history),
    write: (text: string) => writeFiles(root, { [article]: text }),
  };
}

describe.each([
  ["with a repository", true],
  ["without one", false],
])("in a project %s", (_name, hasGit) => {
  it("tells each save from what was changed otherwise", async () => {
    const { history, save, write } = project({ hasGit });
    await save("Update News “peat”", () => write("Wet peat"));
    write("Dry peat");
    const versions = await history.versions([article]);
    expect(versions.map(({ texts }) => texts[article])).toEqual(["Dry peat", "Wet peat", "Peat"]);
    expect(versions.map(({ isOutside }) => isOutside)).toEqual([true, false, !hasGit]);
    expect(await history.file(versions[1]?.id ?? "", article)).toBe(
      Buffer.from("Wet peat").toString("base64"),
    );
  });

  it("gives each version the texts of the files that existed in it, and none by the name of a folder or one that asks for two", async () => {
    const { root, history, save } = project({ hasGit });
    const other = article.replace(".en.", ".id.");
    await save("Translate", () => writeFiles(root, { [other]: "Gambut – “lahan”\n\n" }));
    await save("Clear", () => writeFiles(root, { [article]: "" }));
    const folder = path.dirname(article);
    const versions = await history.versions([folder, `${other}\nHEAD:src/index.ts`, article, other]);
    expect(versions.map(({ texts }) => texts)).toEqual([
      { [article]: "", [other]: "Gambut – “lahan”\n\n" },
      { [article]: "Peat", [other]: "Gambut – “lahan”\n\n" },
      { [article]: "Peat" },
    ]);
  });

  it("tells a save from what was changed otherwise also if somebody looks while it is under way", async () => {
    const { history, write } = project({ hasGit });
    await history.recent();
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
    await history.recent();
    const repository = hasGit ? ".git" : ".data/edits.git";
    for (const locked of ["tajuk-index", "refs/tajuk/edits"])
      writeFiles(root, { [`${repository}/${locked}.lock`]: "" });
    const next = createEditHistory(root);
    await saving(next)("Update News “peat”", () => write("Wet peat"));
    expect((await next.versions([article])).map(({ texts }) => texts[article])).toEqual(["Wet peat", "Peat"]);
  });

  it("lists what is deleted until it is there again", async () => {
    const { root, history, save, write } = project({ hasGit });
    await save("Delete News “peat”", () => rmSync(path.join(root, article)));
    const [gone] = await history.deleted();
    expect(gone?.texts).toEqual({ [article]: "Peat" });
    write("Peat");
    expect(await history.deleted()).toEqual([]);
  });

  it("does not count as deleted what got another address, also if it was deleted before", async () => {
    const { root, history, save, write } = project({ hasGit });
    await save("Delete News “peat”", () => rmSync(path.join(root, article)));
    await save("Move news/peat to wet-peat", () => {
      write("Peat");
      writeFiles(root, { "content/news/wet-peat.en.md": "Peat" });
    });
    await save("Move news/peat to wet-peat", () => rmSync(path.join(root, article)));
    expect(await history.deleted()).toEqual([]);
  });
});

it("leaves the developer's branch, index and other files alone", async () => {
  const { root, git, save, write } = project({ hasGit: true });
  const head = git("rev-parse", "HEAD");
  writeFiles(root, { "src/index.ts": "unfinished", "src/new.ts": "staged" });
  git("add", "src/new.ts");
  const status = git("status", "--porcelain");
  await save("Update", () => write("Wet peat"));
  rmSync(path.join(root, article));
  write("Peat");
  expect(git("status", "--porcelain")).toBe(status);
  expect(git("rev-parse", "HEAD")).toBe(head);
  expect(git("ls-tree", "-r", "--name-only", "refs/tajuk/edits").split("\n")).not.toContain("src/new.ts");
});

it("starts from what the developer has committed since, and from what another server has recorded", async () => {
  const { root, git, history, save, write } = project({ hasGit: true });
  const recorded = (file: string) => git("show", `refs/tajuk/edits:${file}`);
  await history.recent();
  writeFiles(root, { "src/index.ts": "finished" });
  git("commit", "--quiet", "--all", "--message", "Second");
  await save("Update", () => write("Wet peat"));
  expect(recorded("src/index.ts")).toBe("finished");

  const other = createEditHistory(root);
  await saving(other)("Update", () => write("Dry peat"));
  await save("Update", () => write("Peat"));
  const versions = await other.versions([article]);
  expect(versions.map(({ texts }) => texts[article])).toEqual(["Peat", "Dry peat", "Wet peat", "Peat"]);
});
