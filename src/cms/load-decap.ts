import type { DecapCms } from "./decap-cms";
import { loadScript } from "./load-script";

interface DecapGlobals {
  React?: unknown;
  ReactDOM?: unknown;
  DecapCmsApp?: DecapCms;
}

/**
 * Loads the prebuilt Decap CMS beside this script. It expects React as a global, of the very version
 * whose renderer is built into it: `cms-react` in package.json.
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
