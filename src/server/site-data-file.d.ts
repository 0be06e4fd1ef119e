/** Written by the build before the functions are bundled; checked when it is read. */
declare module "*/.build/site-data.json" {
  const siteData: unknown;
  export = siteData;
}
