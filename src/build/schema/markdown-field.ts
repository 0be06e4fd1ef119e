import type { Fields } from "../../domain/record";
import { renderText } from "../../markdown/render-text";

/** A resolver that renders the Markdown in field `name`, which has no pictures, to safe HTML. */
export function resolveMarkdown(name: string) {
  return async (source: object): Promise<string | null> => {
    const { language, [name]: markdown } = source as Fields;
    return typeof markdown === "string" ? await renderText(markdown, String(language)) : null;
  };
}
