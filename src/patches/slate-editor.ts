import { findAround } from "./react-parts";

/** Where something is in a text: the place of a block, of a part in it, and so on. */
type Path = readonly number[];

/** A block or a part of a line. */
export interface SlateNode {
  readonly type?: string;
  readonly text?: string;
  readonly children?: readonly SlateNode[];
}

type Entry = readonly [node: SlateNode, path: Path];

/** What is used here of Slate, the editor inside Decap's rich text. */
export interface SlateEditor {
  readonly selection: object | null;
  readonly isInline: (node: SlateNode) => boolean;
  readonly insertNodes: (node: SlateNode, options: { readonly at: Path; readonly select?: boolean }) => void;
  readonly removeNodes: (options: { readonly at: Path }) => void;
  readonly void: () => Entry | undefined;
  /** Decap's own; false ends what the key does. */
  readonly keyDownHandlers?: ((event: KeyboardEvent) => unknown)[];
  normalizeNode: (entry: Entry, ...rest: readonly unknown[]) => void;
  insertText: (...rest: readonly unknown[]) => void;
  insertBreak: (...rest: readonly unknown[]) => void;
  insertData: (...rest: readonly unknown[]) => void;
  toggleBlock?: (type: string) => void;
  toggleList?: (type: string) => void;
}

/** Mends the editor of each rich text, before anything is typed into it. */
export function mendEditors(mend: (editor: SlateEditor) => void): void {
  const mended = new WeakSet<SlateEditor>();
  document.addEventListener("focusin", ({ target }) => {
    const text = target instanceof Element ? target.closest(".cms-editor-visual [data-slate-editor]") : null;
    const editor =
      text && findAround(text, ({ memoizedProps }) => memoizedProps?.editor as SlateEditor | undefined);
    if (!editor || mended.has(editor)) return;
    mended.add(editor);
    mend(editor);
  });
}

/** The place behind another one. */
export function behind(path: Path): Path {
  return path.map((place, at) => (at === path.length - 1 ? place + 1 : place));
}
