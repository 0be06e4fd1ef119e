import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { editedFolders } from "../content-copy";

/** A change of a file in a Git tree; a `sha` of null removes the file. */
export interface TreeChange {
  readonly path: string;
  readonly sha: string | null;
}

/** A Git repository with a copy of the content, in a temporary folder. */
export interface GitFolder {
  /** Runs a Git command and returns its output, without white space at the end. */
  readonly git: (...args: string[]) => string;
  /** The same of a command that only reads; remembered until the next `git`, since a process takes long to start. */
  readonly ask: (...args: string[]) => string;
  /** Stores a blob and returns its SHA. */
  readonly writeBlob: (content: Buffer) => string;
  /** The content of the blob with a SHA. */
  readonly readBlob: (name: string) => Buffer;
  /** Applies changes to a tree and returns the SHA of the new tree. */
  readonly writeTree: (base: string, changes: readonly TreeChange[]) => string;
  /** The text of a file on a branch. */
  readonly read: (branch: string, file: string) => string;
  readonly remove: () => void;
}

/** What blobs hold, of all repositories: an SHA never names anything else. */
const blobs = new Map<string, Buffer>();

/** Creates the repository, with the content committed to `main`. */
export function openGitFolder(): GitFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "tajuk-git-"));
  for (const [name, source] of Object.entries(editedFolders)) {
    cpSync(source, path.join(folder, name), { recursive: true });
  }
  const run = (args: readonly string[], options: { input?: Buffer; env?: NodeJS.ProcessEnv } = {}) => {
    const env = { ...process.env, ...identity, ...options.env };
    return execFileSync("git", args, { cwd: folder, stdio: "pipe", ...options, env, maxBuffer: 100_000_000 });
  };
  const remembered = new Map<string, string>();
  const git = (...args: string[]) => {
    remembered.clear();
    return run(args).toString().trimEnd();
  };
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message", "Content");
  return {
    git,
    ask: (...args) => remember(remembered, args.join(" "), () => run(args).toString().trimEnd()),
    writeBlob: (input) => run(["hash-object", "-w", "--stdin"], { input }).toString().trim(),
    readBlob: (name) => remember(blobs, name, () => run(["cat-file", "blob", name])),
    writeTree: (base, changes) => {
      const env = { GIT_INDEX_FILE: path.join(folder, ".git/stand-in-index") };
      const withIndex = (...args: string[]) => run(args, { env }).toString().trim();
      withIndex("read-tree", base);
      for (const { path: file, sha } of changes) {
        if (sha) withIndex("update-index", "--add", "--cacheinfo", `100644,${sha},${file}`);
        else withIndex("rm", "--cached", "--quiet", "--ignore-unmatch", file);
      }
      return withIndex("write-tree");
    },
    read: (branch, file) => run(["show", `${branch}:${file}`]).toString(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What is known by a name; made if nothing is. */
function remember<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}

const identity = {
  GIT_AUTHOR_NAME: "Ayu",
  GIT_AUTHOR_EMAIL: "ayu@tajuk.example",
  GIT_COMMITTER_NAME: "Ayu",
  GIT_COMMITTER_EMAIL: "ayu@tajuk.example",
};
