import type { Store } from "gatsby";

/** The parts of Gatsby's state that are read here; its own type says `Function` and `any`. */
interface GatsbyState {
  readonly program: { readonly directory: string; readonly prefixPaths?: boolean };
  readonly config: { readonly pathPrefix?: string };
  readonly flattenedPlugins: readonly { readonly name: string; readonly nodeAPIs: readonly string[] }[];
}

/** The parts of Gatsby's store by which a plugin's hooks are seen and changed. */
export type StoreOfPlugins = Pick<Store, "getState" | "dispatch">;

function stateOf(store: Pick<Store, "getState">): GatsbyState {
  return (store.getState as () => GatsbyState)();
}

/** Absolute path of the project. */
export function projectDirectory(store: Pick<Store, "getState">): string {
  return stateOf(store).program.directory;
}

/** What addresses of files begin with, when the site is built to live below a path. */
export function pathPrefixOf(store: Store): string {
  const { program, config } = stateOf(store);
  return program.prefixPaths ? (config.pathPrefix ?? "") : "";
}

/** Has Gatsby not call a hook of a plugin. */
export function forgetApi(store: StoreOfPlugins, plugin: string, api: string): void {
  const payload = stateOf(store).flattenedPlugins.map((each) =>
    each.name === plugin ? { ...each, nodeAPIs: each.nodeAPIs.filter((name) => name !== api) } : each,
  );
  (store.dispatch as (action: object) => unknown)({ type: "SET_SITE_FLATTENED_PLUGINS", payload });
}
