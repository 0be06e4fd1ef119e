/** Public address of the site without a trailing slash: `SITE_URL`, else the host's `URL`, else this machine. */
export const siteUrl = (process.env.SITE_URL ?? process.env.URL ?? "http://localhost:9000").replace(
  /\/$/,
  "",
);
