import { execFile } from "node:child_process";
import { mkdir, realpath, rm } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The Git ref that changes of the editable folders are recorded on, apart from all branches. */
export const editsRef = "refs/tajuk/edits";

/** Git's index of our own, in the folder of the repository. */
const editsIndex = "tajuk-index";

/** In bytes; a picture may be in the output. */
const maxBuffer = 100_000_000;

/**
 * The Git repository that editors' changes are recorded in: the project's own, or one in `.data/` where the
 * project has none. Its commands use an index of their own, so that the developer's stays as it is.
 *
 * @param {string} root absolute path of the project
 */
export function openEditRepository(root) {
  /** @type {Promise<NodeJS.ProcessEnv> | undefined} */
  let opened;

  /** @param {readonly string[]} args @param {string} [input] */
  const bytes = async (args, input = "") => {
    const env = await (opened ??= environment(root));
    const running = run("git", args, { cwd: root, env, maxBuffer, encoding: "buffer" });
    // whoever ends before it has read its input says why by its exit code
    running.child.stdin?.on("error", () => undefined).end(input);
    return (await running).stdout;
  };

  return {
    /** What Git has by names such as `HEAD:file`, without those that it does not have. @param {readonly string[]} names */
    contents: async (names) => {
      // a line break would ask for something else
      const asked = names.filter((name) => !name.includes("\n"));
      const output = await bytes(["cat-file", "--batch"], asked.map((name) => `${name}\n`).join(""));
      /** @type {Map<string, Buffer>} */
      const found = new Map();
      let at = 0;
      for (const name of asked) {
        const start = output.indexOf("\n", at) + 1;
        const [, type, size] = / (\w+) (\d+)\n$/.exec(output.toString("utf8", at, start)) ?? [];
        const end = start + Number(size ?? 0);
        if (type === "blob") found.set(name, output.subarray(start, end));
        at = type ? end + 1 : start;
      }
      return found;
    },
    /** Runs a Git command and resolves with its output. @param {readonly string[]} args */
    git: async (...args) => (await bytes(args)).toString("utf8"),
  };
}

/** @param {string} root @returns {Promise<NodeJS.ProcessEnv>} */
async function environment(root) {
  const folder = await findFolder(root);
  // Git leaves these where it is killed, and would refuse every later command
  for (const locked of [editsIndex, editsRef]) await rm(path.join(folder, `${locked}.lock`), { force: true });
  const { stdout } = await run("git", ["config", "user.name"], { cwd: root }).catch(() => ({ stdout: "" }));
  const name = stdout.trim() || userInfo().username;
  const person = { NAME: name, EMAIL: `${userInfo().username}@localhost` };
  const people = ["AUTHOR", "COMMITTER"].flatMap((role) =>
    Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]),
  );
  return {
    ...process.env,
    ...Object.fromEntries(people),
    GIT_DIR: folder,
    GIT_WORK_TREE: root,
    GIT_INDEX_FILE: path.join(folder, editsIndex),
  };
}

/** @param {string} root */
async function findFolder(root) {
  const asked = ["rev-parse", "--show-toplevel", "--absolute-git-dir"];
  const { stdout } = await run("git", asked, { cwd: root }).catch(() => ({ stdout: "" }));
  const [top = "", folder = ""] = stdout.split("\n");
  if (top && (await realpath(top)) === (await realpath(root))) return folder;
  const own = path.join(root, ".data/edits.git");
  await mkdir(own, { recursive: true });
  await run("git", ["init", "--quiet", "--bare", own]);
  return own;
}
