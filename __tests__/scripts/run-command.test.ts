import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

test.each(["inbox", "check-environment", "check-payments"])(
  "%s says which setting is wrong, without a stack",
  (script) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "jiti/register", `scripts/${script}.ts`, "list"],
      { encoding: "utf8", env: { ...process.env, STORAGE: "cupboard" } },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^The environment is not right:\n- STORAGE must be .+\n$/);
  },
);

describe("with a file .env", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "settings-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = (env: Readonly<Record<string, string>>) => {
    writeFileSync(path.join(folder, ".env"), "STORAGE=cupboard\n");
    const others = { ...process.env };
    delete others.STORAGE;
    const jiti = pathToFileURL("node_modules/jiti/lib/jiti-register.mjs").href;
    const args = ["--import", jiti, path.resolve("scripts/check-environment.ts")];
    return spawnSync(process.execPath, args, { encoding: "utf8", cwd: folder, env: { ...others, ...env } });
  };

  test("commands read the settings in it", () => {
    expect(check({}).stderr).toContain("STORAGE must be");
  });

  test("what is set besides goes before it", () => {
    expect(check({ STORAGE: "file" }).stderr).not.toContain("STORAGE");
  });
});
