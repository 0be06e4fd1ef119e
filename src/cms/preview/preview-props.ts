import type { Language } from "../../domain/languages";
import type { Fields } from "../../domain/record";

/** The props of Decap's previews that are used here. */
export interface DecapPreviewProps {
  /** The entry in the language that is being edited. */
  readonly entry: { get(key: "data"): { toJS(): Fields }; get(key: "slug"): string };
  readonly locale: Language;
  /** Finds the URL of a picture or file by the path that the entry has; empty until it is loaded. */
  readonly getAsset: (path: string) => { toString(): string };
  /** Changes whenever an asset has been loaded. */
  readonly isLoadingAsset: boolean;
  /** The document of the preview's iframe. */
  readonly document: Document;
}

/** Reads the figures of all claims by their names, as a language writes them. */
export type ReadFigures = (language: Language) => Promise<PreviewProps["figures"]>;

/** What the previews of pages, cards and share pictures get. */
export interface PreviewProps extends DecapPreviewProps {
  /** Figures of claims by their names, in the language that is being edited; none until they are read. */
  readonly figures: Readonly<Record<string, string>>;
}
