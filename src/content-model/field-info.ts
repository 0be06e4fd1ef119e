import { z } from "zod";

/** Languages of the editors' area: labels and messages of the model are written in both. */
export type AdminLanguage = "en" | "id";
export type Bilingual = Readonly<Record<AdminLanguage, string>>;

/** How a field is edited; validation, GraphQL and the editors' form are derived from it. */
export type Widget =
  | "string"
  | "text"
  | "markdown"
  | "date"
  | "number"
  | "boolean"
  | "choice"
  | "reference"
  | "imageFile"
  | "file"
  | "group"
  | "list";

/** What is known of a field besides its Zod schema. */
export interface FieldInfo {
  readonly label: Bilingual;
  /** Shown below the input, and in GraphiQL. */
  readonly hint?: Bilingual;
  readonly widget: Widget;
  /** The same value in every language (a date, an amount, a picture); text is translated. */
  readonly shared: boolean;
  /** Name of the GraphQL type of a group or a choice, where it is used by more than one field. */
  readonly typeName?: string;
  /** Of a choice: each value's name. */
  readonly options?: Readonly<Record<string, Bilingual>>;
  /** Of a reference: the collection that the slug belongs to. */
  readonly collection?: string;
}

/** The one place where a schema's {@link FieldInfo} is kept. */
export const fieldInfo = z.registry<FieldInfo>();
