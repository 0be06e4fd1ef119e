import type { ServerRequest } from "./request";

/**
 * Whether a form was sent from a page of this site. Browsers say where a POST comes from; what says
 * nothing at all is no browser that our forms run in.
 *
 * @param siteUrl public address of the site, for servers behind a proxy that changes `Host`
 */
export function isSameOrigin(request: ServerRequest, siteUrl: string): boolean {
  const fetchSite = request.header("sec-fetch-site");
  if (fetchSite) return fetchSite === "same-origin";
  const origin = request.header("origin") ?? request.header("referer");
  if (!origin || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === new URL(siteUrl).host || host === request.header("host")?.toLowerCase();
}
