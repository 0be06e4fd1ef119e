type Module = typeof import("../../../src/build/bundle/admin-bundle");

/** The webpack configuration of the admin for a site whose content is in `folder`. */
async function configFor(folder: string) {
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_ROOT: folder });
  const config: Parameters<Module["customizeAdminBundle"]>[0] = {
    entry: {},
    plugins: [],
    module: { rules: [] },
    optimization: { minimizer: [] },
  };
  await jest.isolateModulesAsync(async () => {
    const { customizeAdminBundle } = await import("../../../src/build/bundle/admin-bundle");
    customizeAdminBundle(config);
  });
  return config;
}

it("takes the copy that previews show from the site's content, and no other site's from the cache", async () => {
  const [one, other] = [await configFor("content"), await configFor("__tests__/site/content")];
  expect(one.resolve?.alias?.["@content"]).toMatch(/\/content$/);
  expect(other.resolve?.alias?.["@content"]).toMatch(/\/__tests__\/site\/content$/);
  expect(one.cache).not.toEqual(other.cache);
});
