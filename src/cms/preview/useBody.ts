import { useEffect, useState } from "react";
import { markdownTree } from "../../markdown/markdown-tree";
import { renderBody } from "../../markdown/render-body";
import { asText } from "./as-text";
import { previewPicture } from "./preview-picture";
import type { PreviewProps } from "./preview-props";

/** An entry's Markdown as the site's sanitised HTML; pictures appear once they are loaded. */
export function useBody(
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
