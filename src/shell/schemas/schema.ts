/** An item of schema.org: its type and properties. */
export type Schema = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** The page that a schema is on. */
export interface SchemaPage {
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  readonly language: string;
}
