/** Something of schema.org, with its type and its properties. */
export type Schema = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** Where a schema stands. */
export interface SchemaPage {
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  readonly language: string;
}
