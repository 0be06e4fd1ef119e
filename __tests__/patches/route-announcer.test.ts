import path from "node:path";
import { RouteAnnouncerProps } from "../../src/patches/announcer-props";
import { silenceGatsby } from "../../src/patches/route-announcer";
import { setByStep } from "./webpack-step";

interface Configuration {
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
}

it("puts our attributes in place of Gatsby's, which are where they were", async () => {
  const configuration = await setByStep<Configuration>(silenceGatsby, "build-javascript");
  const aliases = Object.entries(configuration?.resolve.alias ?? {});
  expect(aliases).toHaveLength(1);
  for (const [gatsbys, ours] of aliases) {
    // Gatsby fills `.cache` from its cache-dir at every start
    const original = gatsbys.replace(path.resolve(".cache"), path.resolve("node_modules/gatsby/cache-dir"));
    expect(() => require.resolve(original)).not.toThrow();
    expect(jest.requireActual(ours)).toHaveProperty("RouteAnnouncerProps");
  }
  expect(RouteAnnouncerProps).toEqual({ hidden: true });
});
