import { HeadScript } from "./head-elements";
import type { Schema } from "./schemas/schema";

export interface StructuredDataProps {
  readonly schemas: readonly Schema[];
}

/** Tells search engines what is on a page, as JSON-LD. */
export function StructuredData({ schemas }: StructuredDataProps) {
  return schemas.map((schema) => (
    <HeadScript
      key={schema["@type"]}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json({ "@context": "https://schema.org", ...schema }) }}
    />
  ));
}

/** JSON that cannot end the script that it stands in. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
