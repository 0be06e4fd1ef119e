import { contentFolder } from "../backend/read-content";

/** How the subjects of commits begin that take a change back, or bring a version back. */
const begins = { undone: "Undo: ", movedBack: "Move back: ", restored: "Restore " } as const;

/** The subject of the commit by which a change is taken back. */
export const undoSubject = (name: string, isMove: boolean) =>
  (isMove ? begins.movedBack : begins.undone) + name;

/** The subject of the commit by which an older version, or a deleted entry, is brought back. */
export const restoreSubject = (name: string) => begins.restored + name;

/** What a commit did besides changing texts: it took a change back, or brought a version back. */
export function kindOfSubject(subject: string): "undone" | "restored" | undefined {
  if (subject.startsWith(begins.restored)) return "restored";
  return [begins.undone, begins.movedBack].some((start) => subject.startsWith(start)) ? "undone" : undefined;
}

/** The subject of the commit by which an entry gets another address. */
export const moveSubject = (collection: string, slug: string, to: string) =>
  `Move ${collection}/${slug} to ${to}`;

/** Whether an entry got another address by a commit, or got its former one back. */
export const isMove = (subject: string) =>
  subject.startsWith(begins.movedBack) || movedPaths(subject) !== undefined;

/** How the paths of an entry's files began before and after the commit that gave it another address. */
export function movedPaths(
  subject: string,
): { readonly former: string; readonly latter: string } | undefined {
  const [, collection, slug, to] = /^Move ([^/ ]+)\/(\S+) to (\S+)$/.exec(subject) ?? [];
  if (!collection || !slug || !to) return undefined;
  const start = (name: string) => `${contentFolder}${collection}/${name}.`;
  return { former: start(slug), latter: start(to) };
}
