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
