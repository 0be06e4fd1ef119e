import type { Store } from "gatsby";

/** The parts of Gatsby's state that are read here; Gatsby types them as `Function` and `any`. */
interface GatsbyState {
  readonly program: { readonly directory: string; readonly prefixPaths?: boolean };
  readonly config: { readonly pathPrefix?: string };
  readonly flattenedPlugins: readonly { readonly name: string; readonly nodeAPIs: readonly string[] }[];
}

/** The parts of Gatsby's store needed to read and change which hooks of a plugin are called. */
export type StoreOfPlugins = Pick<Store, "getState" | "dispatch">;

function stateOf(store: Pick<Store, "getState">): GatsbyState {
  return (store.getState as () => GatsbyState)();
}

/** Absolute path of the project. */
export function projectDirectory(store: Pick<Store, "getState">): string {
  return stateOf(store).program.directory;
}

/** Path that all addresses begin with if the site is built with `--prefix-paths`; otherwise empty. */
export function pathPrefixOf(store: Store): string {
  const { program, config } = stateOf(store);
  return program.prefixPaths ? (config.pathPrefix ?? "") : "";
}

/** Stops Gatsby from calling a hook of a plugin. */
export function forgetApi(store: StoreOfPlugins, plugin: string, api: string): void {
  const payload = stateOf(store).flattenedPlugins.map((each) =>
    each.name === plugin ? { ...each, nodeAPIs: each.nodeAPIs.filter((name) => name !== api) } : each,
  );
  (store.dispatch as (action: object) => unknown)({ type: "SET_SITE_FLATTENED_PLUGINS", payload });
}
