import { ownAddress } from "../domain/public-address";

const { SITE_URL, URL } = process.env;

/** Public address of the site, no trailing slash: `SITE_URL`, else `URL` (set by Netlify), else localhost. */
export const siteUrl = ([SITE_URL, URL].find((address) => address?.trim()) ?? ownAddress).replace(/\/$/, "");
