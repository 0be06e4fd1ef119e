import { spawn } from "node:child_process";
import { cpSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { editedSite } from "./edited-site";
import { validEdits } from "./valid-edits";

const project = path.resolve(__dirname, "../..");

/** Copy of the project for edited content. Its caches are kept between the tests. */
const copy = path.join(project, ".build/edited");

/** What is not copied: build output, and the folders of Git and npm. */
const left = [".build", ".cache", ".data", ".git", ".netlify", "node_modules", "public", "test-results"];

beforeAll(() => {
  const names = readdirSync(project).filter((name) => !left.includes(name));
  for (const name of names) {
    rmSync(path.join(copy, name), { recursive: true, force: true });
    cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  // the sample tests would fail: they expect the unedited content
  rmSync(path.join(copy, "__tests__/sample"), { recursive: true, force: true });
  rmSync(path.join(copy, "node_modules"), { force: true });
  symlinkSync(path.join(project, "node_modules"), path.join(copy, "node_modules"));
});

/** Runs stages of `npm test` (all stages if none are given) on the copy. Resolves with the exit code. */
async function runStages(...stages: string[]): Promise<number | null> {
  // as from a shell: Playwright refuses to run in a process of Jest's
  const env = { ...process.env, JEST_WORKER_ID: undefined, NODE_ENV: undefined };
  const child = spawn(process.execPath, ["scripts/test.mjs", ...stages], {
    cwd: copy,
    stdio: "inherit",
    env,
  });
  return new Promise((resolve) => child.once("close", resolve));
}

it("no unit test needs any content", async () => {
  editedSite(copy);
  rmSync(path.join(copy, "content"), { recursive: true });
  expect(await runStages("unit tests")).toBe(0);
});

it.each(validEdits.filter(({ strings }) => strings))(
  "the unit tests pass after: $name",
  async ({ apply }) => {
    apply(editedSite(copy));
    expect(await runStages("unit tests")).toBe(0);
  },
);

it("everything passes after all of them together", async () => {
  const site = editedSite(copy);
  for (const { apply, alone } of validEdits) if (!alone) apply(site);
  expect(site.problems()).toEqual([]);
  expect(await runStages()).toBe(0);
});

it.each(validEdits.filter(({ alone }) => alone))("every page is right after: $name", async ({ apply }) => {
  apply(editedSite(copy));
  expect(await runStages("build", "pages")).toBe(0);
});
