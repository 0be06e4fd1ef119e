import { spawnSync } from "node:child_process";
import path from "node:path";
import { contentTree, entries, markdownEntry } from "../build/content-tree";

const root = path.resolve(__dirname, "../..");

/** Runs the command on a content folder. */
function checkLaunch(content: string) {
  const command = ["--import", "jiti/register", "scripts/check-launch.ts"];
  const env = { ...process.env, CONTENT_ROOT: content };
  return spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
}

it("lists the files for download that were made from an earlier text, or from one that is gone", () => {
  const rendition = (name: string) => ({ name, made: "2026-01-31", text: "0".repeat(64) });
  const { root: content } = contentTree({
    "resources/checklist.en.md": markdownEntry({ ...entries.resources, layout: "form" }),
    "resources/checklist.id.md": null,
    "publications.json": JSON.stringify({
      files: [],
      renditions: ["peat-restoration-checklist.en.pdf", "gone.en.pdf"].map(rendition),
    }),
  });
  const { status, stdout } = checkLaunch(content);
  expect(status).toBe(1);
  for (const name of ["peat-restoration-checklist.en.pdf", "gone.en.pdf"])
    expect(stdout).toMatch(new RegExp(`publications\\.json: renditions/${name}: .*npm run publications`));
});

it("says of content that cannot be read which file it is, and not that no sample is left", () => {
  const { root: content } = contentTree({ "pages/home.json": "{," });
  const { status, stdout, stderr } = checkLaunch(content);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain("pages/home.json: found no value at line 1, column 2");
  expect(stderr).not.toMatch(/^ +at /m);
});
