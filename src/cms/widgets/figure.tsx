import { useEffect, useState } from "react";
import { claims } from "../../content-model/claims";
import type { DecapBackend } from "../backend/decap-backend";
import { readCollection } from "../backend/read-content";
import type { AdminWords } from "../config/field";
import type { DecapCms } from "../decap-cms";
import { pickTexts } from "../texts/pick-texts";
import { figureComponent, figuresAmong, type ShownFigure } from "../texts/shown-figures";

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
    toPreview: ({ name }: Named) => <FigureInText name={name} figures={figures} />,
    onInsert: choose,
    onEdit: async ({ data }: { readonly data: Named }) => {
      const chosen = await choose();
      return chosen && { ...data, ...chosen };
    },
  });
}

interface FigureInTextProps extends Pick<Named, "name"> {
  readonly figures: () => Promise<readonly ShownFigure[]>;
}

/** A figure in a text; its name until it is read, and if there is none of that name. */
export function FigureInText({ name, figures }: FigureInTextProps) {
  const [shown, setShown] = useState<ShownFigure>();
  useEffect(() => {
    let isCurrent = true;
    const find = (all: readonly ShownFigure[]) => all.find((figure) => figure.name === name);
    figures().then(
      (all) => isCurrent && setShown(find(all)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name, figures]);
  return (
    <span className="tajuk-figure" title={shown?.title}>
      {shown?.figure ?? `{{claim:${name}}}`}
    </span>
  );
}
