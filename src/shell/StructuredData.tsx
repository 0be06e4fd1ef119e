import { HeadScript } from "./head-elements";
import type { Schema } from "./schemas/schema";

export interface StructuredDataProps {
  readonly schemas: readonly Schema[];
}

/** Data about a page for search engines, as JSON-LD. */
export function StructuredData({ schemas }: StructuredDataProps) {
  return schemas.map((schema) => (
    <HeadScript
      key={schema["@type"]}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json({ "@context": "https://schema.org", ...schema }) }}
    />
  ));
}

/** JSON with `<` escaped, so that no value can close the script element. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
