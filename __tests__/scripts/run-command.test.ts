import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../setup/temporary-folder";

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

/** Runs a command with settings. */
function run(command: string, words: readonly string[], settings: Readonly<Record<string, string>>) {
  const args = ["--import", "jiti/register", `scripts/${command}.ts`, ...words];
  return spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, ...settings } });
}

test("storage that cannot be used is named without a stack, and without its password", () => {
  const file = path.resolve("package.json");
  expect(run("inbox", ["list"], { STORAGE: "file", STORAGE_DIRECTORY: file })).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `the folder ${file} cannot be used (ENOTDIR): it is no folder.\n`,
  });
  const redis = run("ledger", [], { STORAGE: "redis", REDIS_URL: "redis://:secret-word@127.0.0.1:1" });
  expect(redis).toMatchObject({ status: 1, stdout: "" });
  expect(redis.stderr).toBe(
    "Redis at 127.0.0.1:1 cannot be used (MaxRetriesPerRequestError): nothing answers there.\n",
  );
});

test.each(["goods", "rollback", "vitals"])("%s says how it is used", (command) => {
  const { status, stdout, stderr } = run(command, ["--help"], { STORAGE: "file" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${command}\\b`));
});

test("the regular job is not run with an option that it does not know", () => {
  const { status, stdout, stderr } = run("outbox", ["--dry-run"], { STORAGE: "file" });
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  expect(stdout).toMatch(/^Unknown option '--dry-run'[^\n]*\n\nUsage: npm run outbox -- <command>\n/);
});

describe("with a file .env", () => {
  const folder = temporaryFolder();

  const check = (env: Readonly<Record<string, string>>, file = "STORAGE=cupboard\n") => {
    writeFileSync(path.join(folder, ".env"), file, { mode: 0o600 });
    const others = { ...process.env };
    delete others.STORAGE;
    const jiti = pathToFileURL("node_modules/jiti/lib/jiti-register.mjs").href;
    const args = ["--import", jiti, path.resolve("scripts/check-environment.ts")];
    return spawnSync(process.execPath, args, { encoding: "utf8", cwd: folder, env: { ...others, ...env } });
  };

  test("commands read the settings in it", () => {
    expect(check({}).stderr).toContain("STORAGE must be");
  });

  test("check-environment names those that are no settings, and the ones that are meant", () => {
    const { stderr } = check(
      {},
      "STORGE=redis\nMAILTO=a@b.example\nKITCHEN=1\nGATSBY_CMS_BRANCH=x\nPORT=80000\n",
    );
    expect(stderr.trim().split("\n").filter(Boolean).sort()).toEqual([
      "No setting is called KITCHEN, which is in .env.",
      "No setting is called MAILTO, which is in .env: is MAIL_TO meant?",
      "No setting is called STORGE, which is in .env: is STORAGE meant?",
      'PORT must be a number from 1 to 65535, not "80000".',
    ]);
  });

  test("check-environment names values that not every program reads alike, and shows none", () => {
    const { stderr } = check(
      {},
      [
        "# OUTBOX_SECRET=in a remark",
        "SMTP_URL=smtp://u:12#34@mail.example.org:587",
        "STORAGE=cupboard # for now",
        'LINK_SECRET="a$b"',
        "MAIL_FROM=Tajuk <web@example.org>",
        "GOODS_SECRET='a#b$c d'",
        'MAIL_TO="a@b.example, c@d.example"',
        "HOST=127.0.0.1",
      ].join("\n"),
    );
    const named = [...stderr.matchAll(/^(\w+) in \.env .+: put the value into single quotes, \1='…'/gm)];
    expect(named.map(([, name]) => name)).toEqual(["SMTP_URL", "STORAGE", "LINK_SECRET", "MAIL_FROM"]);
    expect(stderr).not.toMatch(/12#34|for now|a\$b/);
  });

  test.each([
    ["STORAGE_DIRECTORY", "/etc/passwd"],
    ["STORAGE_DIRECTORY", "/proc/x"],
    ["HOST", "192.0.2.1"],
  ])("check-environment names %s if nothing can be done with %s", (name, value) => {
    const { status, stderr } = check({}, `${name}=${value}\n`);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(new RegExp(`${name} must be .+, not "${value}" \\(E\\w+\\)`)) as string,
    });
    expect(stderr).not.toContain("    at ");
  });

  test("check-environment says so when others can read it", () => {
    const warning = "Every user of this machine can read .env";
    expect(check({}).stderr).not.toContain(warning);
    chmodSync(path.join(folder, ".env"), 0o644);
    const { stderr } = check({});
    chmodSync(path.join(folder, ".env"), 0o600);
    expect(stderr).toContain(warning);
  });

  test("what is set besides goes before it", () => {
    expect(check({ STORAGE: "file" }).stderr).not.toContain("STORAGE");
  });
});
