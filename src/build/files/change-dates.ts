import { execFileSync } from "node:child_process";
import type { NodePluginArgs } from "gatsby";
import { collections } from "../../content-model/content-model";
import { defaultLanguage } from "../../domain/languages";
import { entryNodes } from "../nodes/domain-node";

/** Days on which files were last changed, by their paths relative to a folder: `2026-11-23`. */
export type ChangeDates = ReadonlyMap<string, string>;

/**
 * When Git last recorded a change of each file of a folder. Files with changes that are not recorded are left
 * out; so are all where there is no complete history, which would date everything to one day.
 */
export function changeDates(folder: string): ChangeDates {
  try {
    if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    const dates = datesIn(git(folder, "log", "--relative", "--format=%x00%cs", "--name-only", "--", "."));
    for (const line of git(folder, "status", "--porcelain=v1", "-z", "--", ".").split("\0")) {
      for (const file of dates.keys()) if (line.endsWith(`/${file}`)) dates.delete(file);
    }
    return dates;
  } catch {
    return new Map();
  }
}

/** The date of each page of an entry, by its address: that of its text or, if later, of the text's original. */
export function pageDates(nodes: Pick<NodePluginArgs, "getNodesByType">, dates: ChangeDates): ChangeDates {
  const pages = collections.flatMap(({ name, typeName }) =>
    entryNodes(nodes, typeName).flatMap(({ path, slug, contentLanguage }) => {
      const languages = [contentLanguage, defaultLanguage];
      const known = languages.map((language) => dates.get(`${name}/${slug}.${language}.md`));
      const latest = known.every((date) => date !== undefined) ? known.toSorted().at(-1) : undefined;
      return path && latest ? [[path, latest] as const] : [];
    }),
  );
  return new Map(pages);
}

/** Reads commits, newest first, each a date and the files that it changed. */
function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split("\0")) {
    const [date = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 28,
  });
}
