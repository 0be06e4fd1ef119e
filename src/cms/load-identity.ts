import { giveIdentityWords, type IdentityWidget } from "../patches/identity-words";
import { adminLanguage } from "./interface/admin-language";
import { identityWords } from "./interface/indonesian/identity";
import { loadScript } from "./load-script";

/**
 * Loads Netlify's identity widget from the admin's folder. Decap signs editors in with it, and it handles the
 * links in invitation and password e-mails, which lead to the admin.
 *
 * @throws Error if it cannot be loaded
 */
export async function loadIdentity(): Promise<void> {
  await loadScript("netlify-identity.js");
  const { netlifyIdentity } = window as { netlifyIdentity?: IdentityWidget };
  if (!netlifyIdentity) return;
  if (adminLanguage() === "id") giveIdentityWords(netlifyIdentity, identityWords);
  netlifyIdentity.init();
}
