/** The build writes this file before it bundles the functions; `loadSiteData` validates it. */
declare module "*/.build/site-data.json" {
  const siteData: unknown;
  export = siteData;
}
