import { z } from "zod";
import type { Fields } from "../domain/record";
import type { Unit } from "../domain/units";

/** Languages of the editors' area: labels and messages of the model are written in both. */
export type AdminLanguage = "en" | "id";
export type Bilingual = Readonly<Record<AdminLanguage, string>>;

/** How a field is edited; validation, GraphQL and the editors' form are derived from it. */
export type Widget =
  | "string"
  | "text"
  | "alternative"
  | "focus"
  | "markdown"
  | "date"
  | "number"
  | "boolean"
  | "choice"
  | "reference"
  | "previewKey"
  | "imageFile"
  | "file"
  | "group"
  | "list";

/** Metadata of a field besides its Zod schema. */
export interface FieldInfo {
  readonly label: Bilingual;
  /** Shown below the input, and in GraphiQL. */
  readonly hint?: Bilingual;
  readonly widget: Widget;
  /** Whether the value is the same in every language (a date, an amount, a picture) instead of translated. */
  readonly shared: boolean;
  /** GraphQL type name of a group or choice; without it, the name is derived from the field's path. */
  readonly typeName?: string;
  /** Only for a choice: label of each value. */
  readonly options?: Readonly<Record<string, Bilingual>>;
  /** Of a choice whose values visitors read: prefix of the interface strings for them, `projects:category`. */
  readonly words?: string;
  /** Of a number: what it counts, whose sign may be typed beside it. */
  readonly unit?: Unit;
  /** Of a number: path in the entry of the field that tells its unit. */
  readonly unitIn?: string;
  /** Of a Markdown text: whether it has neither pictures nor figures from the list, since it is printed. */
  readonly isPrinted?: boolean;
  /**
   * Of a date: until when something was counted, which is not after today; when a text was written; or until when
   * something is to be done.
   */
  readonly dayOf?: "count" | "writing" | "deadline";
  /** Only for a reference: name of the collection that the slug belongs to. */
  readonly collection?: string;
  /** Only for a reference: values of fields of the entries that it may not be to. */
  readonly unless?: Fields;
  /** Only for a reference: whether it says whose the entry is, what it is a part of, where it is from, or a number; then it is no mere link. */
  readonly isFact?: boolean;
  /** Whether a text is the address of a page of the site, which has to exist. */
  readonly isPageAddress?: boolean;
}

/** The {@link FieldInfo} of each field's schema. */
export const fieldInfo = z.registry<FieldInfo>();
