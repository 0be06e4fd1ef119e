/**
 * Stands for `scripts/lib/load-typescript.mjs`: Jest reads the modules of `src/` itself, and the data of the site
 * are those of the tests.
 */
export function loadTypeScript(file: string): Promise<object> {
  const actual = jest.requireActual<object>(`../../src/${file}`);
  if (file !== "server/site-data.ts") return Promise.resolve(actual);
  const known = jest.requireActual<typeof import("../server/support/site-data")>(
    "../server/support/site-data",
  );
  return Promise.resolve({ ...actual, loadSiteData: () => Promise.resolve(known.siteData) });
}
