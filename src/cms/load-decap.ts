import { loadScript } from "./load-script";

/** The parts of Decap CMS's global that are used here. */
export interface DecapCms {
  init(options: { readonly config: object }): void;
  registerPreviewStyle(file: string): void;
  registerLocale(language: string, phrases: object): void;
}

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
