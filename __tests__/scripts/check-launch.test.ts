import { spawnSync } from "node:child_process";
import path from "node:path";
import { contentTree } from "../build/content-tree";

const root = path.resolve(__dirname, "../..");

it("says of content that cannot be read which file it is, and not that no sample is left", () => {
  const { root: content } = contentTree({ "pages/home.json": "{," });
  const command = ["--import", "jiti/register", "scripts/check-launch.ts"];
  const env = { ...process.env, CONTENT_ROOT: content };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain("pages/home.json: found no value at line 1, column 2");
  expect(stderr).not.toMatch(/^ +at /m);
});
