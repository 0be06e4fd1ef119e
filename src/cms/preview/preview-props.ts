import type { Language } from "../../domain/languages";
import type { Fields } from "../../domain/record";
import type { KnownClaim } from "../texts/shown-figures";

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

/** Reads all claims, as a language has them. */
export type ReadClaims = (language: Language) => Promise<readonly KnownClaim[]>;

/** What the previews of pages, cards and share pictures get. */
export interface PreviewProps extends DecapPreviewProps {
  /** In the language that is being edited; none until they are read. */
  readonly claims: readonly KnownClaim[];
  /** Figures of claims by their names, in the language that is being edited; none until they are read. */
  readonly figures: Readonly<Record<string, string>>;
}
