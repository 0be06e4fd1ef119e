import { useEffect, useState } from "react";
import type { z } from "zod";
import type { Language } from "../../domain/languages";
import { markdownTree } from "../../markdown/markdown-tree";
import { renderBody } from "../../markdown/render-body";
import { asText } from "./as-text";
import { previewPicture } from "./preview-picture";
import type { PreviewProps } from "./preview-props";
import { queried } from "./queried";

/** What a page asks of its text's translation: a preview shows what is written in one language. */
export const shownIn = (language: Language) => ({
  language,
  contentLanguage: language,
  newerIn: null,
  partlyIn: null,
});

/** An unfinished entry as its page asks for it. */
export function useEntry<Schema extends z.ZodObject>(schema: Schema, props: PreviewProps) {
  const { entry, locale } = props;
  const data = entry.get("data").toJS();
  return {
    ...queried(schema, data, props),
    body: useBody(data.body, props),
    slug: entry.get("slug"),
    ...shownIn(locale),
  };
}

/** An entry's Markdown as the site's sanitised HTML; pictures appear once they are loaded. */
function useBody(
  markdown: unknown,
  {
    locale,
    getAsset,
    figures,
    isLoadingAsset,
  }: Pick<PreviewProps, "locale" | "getAsset" | "figures" | "isLoadingAsset">,
): string {
  const [html, setHtml] = useState("");
  useEffect(() => {
    let current = true;
    const pictureSource = (path: string) => Promise.resolve(previewPicture(path, getAsset));
    void renderBody(markdownTree(asText(markdown)), { language: locale, pictureSource, figures }).then(
      (rendered) => {
        if (current) setHtml(rendered);
      },
    );
    return () => {
      current = false;
    };
  }, [markdown, locale, getAsset, figures, isLoadingAsset]);
  return html;
}
