import { movedPaths } from "./commit-subjects";
import type { EditHistory, Version } from "./edit-history";

/**
 * The versions of an entry's files, newest first: also those from before it got its address, as texts of these files,
 * and none in which it only was at another address.
 */
export async function versionsThroughMoves(
  history: Pick<EditHistory, "versions">,
  files: readonly string[],
  id?: string,
): Promise<readonly Version[]> {
  const found = await history.versions(files, id);
  const index = found.findIndex(({ subject }) => isOf(files, movedPaths(subject)?.latter));
  const own = index < 0 ? found : found.slice(0, index + 1);
  const there = own.filter(({ subject, texts }) => !movedPaths(subject) || Object.keys(texts).length > 0);
  const move = found[index];
  const paths = move && movedPaths(move.subject);
  if (!paths) return there;
  const names = new Map(files.map((file) => [file.replace(paths.latter, paths.former), file]));
  const earlier = await versionsThroughMoves(history, [...names.keys()], move.id);
  return [...there, ...earlier.map((version) => ({ ...version, texts: renamed(version.texts, names) }))];
}

/** Where the files of an entry are that got another address, perhaps more than once; undefined if it does not exist. */
export async function filesNow(
  history: Pick<EditHistory, "versions">,
  files: readonly string[],
): Promise<readonly string[] | undefined> {
  const [last] = await history.versions(files);
  if (last && Object.keys(last.texts).length > 0) return files;
  const paths = last && movedPaths(last.subject);
  if (!paths || !isOf(files, paths.former)) return undefined;
  return filesNow(
    history,
    files.map((file) => file.replace(paths.former, paths.latter)),
  );
}

const renamed = (texts: Version["texts"], names: ReadonlyMap<string, string>): Version["texts"] =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [names.get(file) ?? file, text]));

const isOf = (files: readonly string[], start: string | undefined) =>
  start !== undefined && files.every((file) => file.startsWith(start));
