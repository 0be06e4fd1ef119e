import { loadScript } from "./load-script";

interface IdentityGlobals {
  netlifyIdentity?: { init: () => void };
}

/**
 * Loads Netlify's identity widget from the admin's folder. Decap signs editors in with it, and it handles the
 * links in invitation and password e-mails, which lead to the admin.
 *
 * @throws Error if it cannot be loaded
 */
export async function loadIdentity(): Promise<void> {
  await loadScript("netlify-identity.js");
  (window as IdentityGlobals).netlifyIdentity?.init();
}
