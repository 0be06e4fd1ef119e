import { ownAddress } from "../domain/public-address";

/** Public address of the site, no trailing slash: `SITE_URL`, else `URL` (set by Netlify), else localhost. */
export const siteUrl = (process.env.SITE_URL ?? process.env.URL ?? ownAddress).replace(/\/$/, "");
