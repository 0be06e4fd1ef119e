import type { GitFolder } from "./git-folder";

/** Commits, trees and comparisons of a Git repository in the format of GitHub's API. */
export function gitObjects({ git, ask, readBlob }: GitFolder, author: object, time: string) {
  const sha = (revision: string) => ask("rev-parse", revision);
  const lines = (text: string) => text.split("\n").filter(Boolean);
  const commit = (revision: string) => {
    const [name, parents = "", ...message] = ask("log", "-1", "--format=%H%n%P%n%B", revision).split("\n");
    const by = { ...author, date: time };
    return {
      sha: name,
      parents: lines(parents.replaceAll(" ", "\n")).map((parent) => ({ sha: parent })),
      commit: { message: message.join("\n"), author: by, committer: by },
    };
  };
  return {
    sha,
    commit,
    log: (from: string, file: string | null) =>
      lines(ask("log", "--format=%H", "--max-count=100", from, "--", ...(file === null ? [] : [file]))),
    files: (revision: string) =>
      lines(ask("diff-tree", "--no-commit-id", "--name-only", "-r", "--root", revision)),
    tree: (revision: string, isRecursive: boolean) => ({
      tree: lines(ask("ls-tree", "-l", ...(isRecursive ? ["-r"] : []), revision)).map((line) => {
        const [, mode, type, name, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.+)$/.exec(line) ?? [];
        return { mode, type, sha: name, size: Number(size), path };
      }),
    }),
    blob: (name: string) => ({ sha: name, encoding: "base64", content: readBlob(name).toString("base64") }),
    compare: (from: string, to: string) => {
      const base = ask("merge-base", from, to);
      return {
        base_commit: commit(from),
        merge_base_commit: commit(base),
        commits: lines(ask("rev-list", "--reverse", `${base}..${to}`)).map(commit),
        files: lines(ask("diff", "--raw", "--no-renames", "--abbrev=40", base, to)).map(changedFile),
      };
    },
    move: (ref: string, to: string) => {
      git("update-ref", ref, to);
      return { ref, object: { sha: to } };
    },
  };
}

const words: Readonly<Record<string, string>> = { A: "added", D: "removed", M: "modified" };

/** Parses a line of `git diff --raw`: both modes, both blob SHAs, status and path. */
function changedFile(line: string) {
  const [, , , sha, status = "M", filename] = line.split(/[ \t]/);
  return { filename, sha, status: words[status], patch: "@@" };
}
