import { loadScript } from "./load-script";

interface IdentityGlobals {
  netlifyIdentity?: { init: () => void };
}

/**
 * Loads Netlify's identity widget beside this script. Decap signs editors in with it, and it is what
 * takes the links of invitations and forgotten passwords, which end at the admin's address.
 */
export async function loadIdentity(): Promise<void> {
  await loadScript("netlify-identity.js");
  (window as IdentityGlobals).netlifyIdentity?.init();
}
