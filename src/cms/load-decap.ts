import type { DecapCms } from "./decap-cms";
import { loadScript } from "./load-script";

interface DecapGlobals {
  React?: unknown;
  ReactDOM?: unknown;
  DecapCmsApp?: DecapCms;
}

/**
 * Loads the prebuilt Decap CMS from the admin's folder. It expects React as a global, in exactly the version
 * whose renderer is built into it: `cms-react` in package.json.
 *
 * @throws Error if it cannot be loaded
 */
export async function loadDecap(react: {
  readonly React: unknown;
  readonly ReactDOM: unknown;
}): Promise<DecapCms> {
  const globals = window as DecapGlobals;
  Object.assign(globals, react);
  await loadScript("decap-cms-app.js");
  if (!globals.DecapCmsApp) throw new Error("decap-cms-app.js did not define DecapCmsApp");
  return globals.DecapCmsApp;
}
