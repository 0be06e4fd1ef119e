import type { AdminLanguage } from "../content-model/field-info";

/** The words of the editors' area in one language. */
export interface AdminWords {
  readonly language: AdminLanguage;
  /** An interface string of the site, for the values of choices. */
  readonly string: (key: string) => string;
}
