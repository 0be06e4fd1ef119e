import newsPage from "@content/pages/news.json";
import { news } from "../../content-model/news";
import { readingMinutes } from "../../markdown/reading-minutes";
import { NewsArticleView } from "../../views/news-article/NewsArticleView";
import { asText } from "./as-text";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { useEntry } from "./useEntry";

/** An article as its page will show it. */
export function NewsPreview(props: PreviewProps) {
  const { entry, locale } = props;
  const { body } = entry.get("data").toJS();
  const article = { ...useEntry(news.schema, props), readingMinutes: readingMinutes(asText(body)) };
  return (
    <NewsArticleView
      article={article}
      address=""
      previous={null}
      next={null}
      donateTitle={copyIn(newsPage, locale).donateTitle}
    />
  );
}
