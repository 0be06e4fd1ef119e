import { useEffect, useRef } from "react";
import { claims } from "../../content-model/claims";
import { goBehind } from "../../patches/rich-text";
import type { AdminWords } from "../admin-words";
import type { DecapBackend } from "../backend/decap-backend";
import { readCollection } from "../backend/read-content";
import type { DecapCms } from "../decap-cms";
import { pickTexts } from "../texts/pick-texts";
import { figureComponent, figuresAmong, type ShownFigure } from "../texts/shown-figures";
import { useRead } from "./use-read";

/** What Decap holds of a figure in a text: the name of its claim, and whether it is bold. */
interface Named {
  readonly name: string;
  /** Markdown's sign for it. Decap would drop bold words that are only a figure, and the figure with them. */
  readonly mark?: string;
}

/** The name of a claim at the beginning of a text, with what makes nothing but it bold or italic. */
export const figurePattern = /^(\*{1,3}|_{1,3}|~~|)\{\{\s*claim:\s*([^{}]*?)\s*\}\}\1/;

/** Registers figures as a component of rich texts: `{{claim:name}}` is shown as its figure, and picked from a list. */
export function registerFigure(CMS: DecapCms, backend: () => DecapBackend, words: AdminWords): void {
  const read = async () => figuresAmong(await readCollection(backend(), claims.name), words);
  let known: Promise<readonly ShownFigure[]> | undefined;
  const figures = () => (known ??= read());
  let inserted: Named | undefined;
  const choose = async (): Promise<Named | undefined> => {
    known = read();
    const { pickFigure } = await import("../texts/pick-figure");
    const name = await pickFigure(await known, words.language);
    return name === undefined ? undefined : { name };
  };
  CMS.registerEditorComponent({
    id: figureComponent,
    label: pickTexts[words.language].figure,
    type: "inline",
    trigger: "{{",
    pattern: figurePattern,
    fromInline: ([, mark, name = ""]: readonly string[]): Named => ({ name, ...(mark && { mark }) }),
    toInline: ({ name, mark = "" }: Named) => `${mark}{{claim:${name}}}${mark}`,
    toPreview: (named: Named) => (
      <FigureInText name={named.name} figures={figures} isNew={named === inserted} />
    ),
    onInsert: async () => (inserted = await choose()),
    onEdit: async ({ data }: { readonly data: Named }) => {
      const chosen = await choose();
      return chosen && { ...data, ...chosen };
    },
  });
}

interface FigureInTextProps extends Pick<Named, "name"> {
  readonly figures: () => Promise<readonly ShownFigure[]>;
  /** Whether it was just inserted. */
  readonly isNew?: boolean;
}

/**
 * A figure in a text; its name until it is read, and if there is none of that name. A new one has the cursor behind
 * it, which Decap leaves before it, and the focus on the page.
 */
export function FigureInText({ name, figures, isNew = false }: FigureInTextProps) {
  const shown = useRead(figures, undefined, []).find((each) => each.name === name);
  const figure = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNew && figure.current) goBehind(figure.current);
  }, [isNew]);
  return (
    <span ref={figure} className="tajuk-figure" title={shown?.title}>
      {shown?.figure ?? `{{claim:${name}}}`}
    </span>
  );
}
