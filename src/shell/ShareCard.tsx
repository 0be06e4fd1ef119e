import { shareCardSize } from "../domain/share";
import { Meta } from "./head-elements";

export interface ShareCardProps {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Address of the page. */
  readonly url: string;
  /** Language and region: `id_ID`. */
  readonly locale: string;
  readonly card: Queries.ShareCardFragment;
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  /** Only for articles, the date of publication: `2025-09-30`. */
  readonly publishedTime?: string | undefined;
}

/** How a link to the page looks where it is shared: Open Graph, and the size in which X shows it. */
export function ShareCard({ card, siteUrl, publishedTime, ...page }: ShareCardProps) {
  return (
    <>
      <Meta property="og:title" content={page.title} />
      <Meta property="og:description" content={page.description} />
      <Meta property="og:type" content={publishedTime ? "article" : "website"} />
      <Meta property="og:url" content={page.url} />
      <Meta property="og:site_name" content={page.siteName} />
      <Meta property="og:locale" content={page.locale} />
      <Meta property="og:image" content={siteUrl + card.picture} />
      <Meta property="og:image:width" content={String(shareCardSize.width)} />
      <Meta property="og:image:height" content={String(shareCardSize.height)} />
      <Meta property="og:image:alt" content={card.alt} />
      {publishedTime ? <Meta property="article:published_time" content={publishedTime} /> : null}
      <Meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
