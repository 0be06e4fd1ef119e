/** Public address of the site, no trailing slash: `SITE_URL`, else `URL` (set by Netlify), else localhost. */
export const siteUrl = (process.env.SITE_URL ?? process.env.URL ?? "http://localhost:9000").replace(
  /\/$/,
  "",
);
