import type { Reporter } from "gatsby";
import { isPublicAddress } from "../../domain/public-address";
import { cmsBackend, isLocal } from "./backend";

/** Stops a build, and `develop`, when the variables for the editors' backend are invalid, or for another address. */
export function checkBackend({ reporter }: { readonly reporter: Pick<Reporter, "panic"> }): void {
  try {
    cmsBackend(process.env, { port: "" });
    if (isLocal(process.env) && isPublicAddress(process.env.SITE_URL)) {
      throw new Error(
        `SITE_URL is "${process.env.SITE_URL}", but the editors' area is the one for your own machine. Use npm run build and npm run serve for a public site`,
      );
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}
