import { spawnSync } from "node:child_process";

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
