import type { Fields } from "../../content-model/record";
import type { Language } from "../../i18n/languages";

/** What Decap hands to a preview, as far as it is used here. */
export interface PreviewProps {
  /** The entry in the language that is being edited. */
  readonly entry: { get(key: "data"): { toJS(): Fields }; get(key: "slug"): string };
  readonly locale: Language;
  /** A picture or file as an entry names it; its address is empty until it is loaded. */
  readonly getAsset: (path: string) => { toString(): string };
  /** Changes whenever one of them was loaded. */
  readonly isLoadingAsset: boolean;
  /** Of the preview's own frame. */
  readonly document: Document;
}
