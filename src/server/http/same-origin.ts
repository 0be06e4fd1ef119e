import type { ServerRequest } from "./request";

/**
 * Whether a form was sent from a page of this site, by `Sec-Fetch-Site`, else `Origin`, else `Referer`.
 * Every supported browser sends one of them with a POST; a request without any is refused.
 *
 * @param siteUrl public address of the site, needed behind a proxy that changes `Host`
 */
export function isSameOrigin(request: ServerRequest, siteUrl: string): boolean {
  const fetchSite = request.header("sec-fetch-site");
  if (fetchSite) return fetchSite === "same-origin";
  const origin = request.header("origin") ?? request.header("referer");
  if (!origin || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === new URL(siteUrl).host || host === request.header("host")?.toLowerCase();
}
