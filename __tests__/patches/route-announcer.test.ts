import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { RouteAnnouncerProps } from "../../src/patches/announcer-props";
import { silenceGatsby } from "../../src/patches/route-announcer";

interface Configuration {
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
}

it("puts our attributes in place of Gatsby's, which are where they were", async () => {
  const setWebpackConfig = jest.fn<unknown, [Configuration]>();
  const args = { actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs;
  await silenceGatsby(args, { plugins: [] }, () => undefined);
  const aliases = Object.entries(setWebpackConfig.mock.calls[0]?.[0].resolve.alias ?? {});
  expect(aliases).toHaveLength(1);
  for (const [gatsbys, ours] of aliases) {
    // Gatsby fills `.cache` from its cache-dir at every start
    const original = gatsbys.replace(path.resolve(".cache"), path.resolve("node_modules/gatsby/cache-dir"));
    expect(() => require.resolve(original)).not.toThrow();
    expect(jest.requireActual(ours)).toHaveProperty("RouteAnnouncerProps");
  }
  expect(RouteAnnouncerProps).toEqual({ hidden: true });
});
