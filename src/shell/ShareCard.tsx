import { Meta } from "./head-elements";

export interface ShareCardProps {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Address of the page. */
  readonly url: string;
  /** Language and region: `id_ID`. */
  readonly locale: string;
  readonly image: Queries.SharePictureFragment;
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  /** Only for articles, the date of publication: `2025-09-30`. */
  readonly publishedTime?: string | undefined;
}

/** How a link to the page looks where it is shared: Open Graph and Twitter card metadata. */
export function ShareCard({ image, siteUrl, publishedTime, ...page }: ShareCardProps) {
  const picture = image.src.share?.resize?.src;
  return (
    <>
      <Meta property="og:title" content={page.title} />
      <Meta property="og:description" content={page.description} />
      <Meta property="og:type" content={publishedTime ? "article" : "website"} />
      <Meta property="og:url" content={page.url} />
      <Meta property="og:site_name" content={page.siteName} />
      <Meta property="og:locale" content={page.locale} />
      {picture ? <Meta property="og:image" content={siteUrl + picture} /> : null}
      {picture ? <Meta property="og:image:alt" content={image.alt} /> : null}
      {publishedTime ? <Meta property="article:published_time" content={publishedTime} /> : null}
      <Meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}
