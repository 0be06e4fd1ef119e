import type { ContentText } from "./content-text";
import { fieldsIn } from "./walk";

/** Something in the content that is only a sample, which an organisation replaces before it opens its site. */
export interface Sample {
  /** Path of the file relative to `content/`. */
  readonly file: string;
  readonly field: string;
  readonly found: string;
}

/** Marks of sample values: reserved domains, made-up addresses and numbers, the login of nobody's site, what says so. */
const marks =
  /[^\s()[\]<>]*\.example\b|\bSAMPLE\b|\bJl\. Contoh\b.*|https:\/\/identity\.netlify\.com|\bContoh & Rekan\b|\bsample organisation\b/;

/** Names of the switches and notices by which an editor says that something is a sample. */
const switches = ["sample", "sampleFigures"];

/** The samples in a text of the default language: figures, switches that say so, and values that look like one. */
export function samplesIn({ file, schema, data }: ContentText): Sample[] {
  const found: Sample[] = [];
  for (const { field, value } of fieldsIn(schema, data)) {
    const name = field.slice(field.lastIndexOf(".") + 1);
    if ((value === true || typeof value === "string") && switches.includes(name))
      found.push({ file, field, found: String(value) });
    if (name === "kind" && value === "sample")
      found.push({ file, field, found: `${String(data.title)}: sample` });
    const [mark] = typeof value === "string" ? (marks.exec(value) ?? []) : [];
    if (mark !== undefined) found.push({ file, field, found: mark });
  }
  return found;
}
