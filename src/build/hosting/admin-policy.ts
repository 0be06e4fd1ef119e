import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { cmsBackend, type BackendConfig } from "../../cms/config/backend";
import { withPolicy, type Policy } from "./content-policy";

/** Origins by backend name: `ask` for entries and for the host's status, `pictures` for avatars. */
const services: Readonly<Record<string, { readonly ask: readonly string[]; readonly pictures?: string }>> = {
  proxy: { ask: ["http://127.0.0.1:*"] },
  github: {
    ask: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: "https://avatars.githubusercontent.com",
  },
  "git-gateway": { ask: ["https://www.netlifystatus.com"] },
};

/**
 * Content Security Policy of the editors' area. Decap compiles its schemas with `eval`, injects styles, and
 * shows pictures that are not uploaded yet.
 */
export function adminPolicy({ backend }: BackendConfig): Policy {
  const { ask = [], pictures } = services[backend.name] ?? {};
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...(pictures ? [pictures] : [])],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "data:", "blob:", ...ask],
  };
}

/** Writes the policy into the head of the editors' area, at the end of a build. */
export const writeAdminPolicy: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  const file = path.resolve("public/admin/index.html");
  const html = await readFile(file, "utf8");
  await writeFile(file, withPolicy(html, adminPolicy(cmsBackend(process.env, { port: "" }))));
};
