/**
 * Stands for `scripts/lib/load-typescript.mjs`: Jest reads the modules of `src/` itself, and the data of the site
 * are those of the tests.
 */
export function loadTypeScript(file: string): Promise<object> {
  if (file !== "server/site-data.ts") return Promise.resolve(jest.requireActual<object>(`../../src/${file}`));
  const known = jest.requireActual<typeof import("../server/support/site-data")>(
    "../server/support/site-data",
  );
  return Promise.resolve({ loadSiteData: () => Promise.resolve(known.siteData) });
}
