import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { withPolicy, type Policy } from "../../document/content-policy";
import { cmsBackend, type BackendConfig } from "./backend";

/** Where Decap asks for entries, and whether the host is well, by the name of its backend. */
const services: Readonly<Record<string, { readonly ask: readonly string[]; readonly pictures?: string }>> = {
  proxy: { ask: ["http://127.0.0.1:*"] },
  github: {
    ask: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: "https://avatars.githubusercontent.com",
  },
  "git-gateway": { ask: ["https://www.netlifystatus.com"] },
};

/**
 * What the editors' area may load and run. Decap compiles its schemas with `eval`, writes styles as it
 * goes, and shows pictures that are not uploaded yet.
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

/** Writes the policy into the head of the editors' area, as a last step of a build. */
export const writeAdminPolicy: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  const file = path.resolve("public/admin/index.html");
  const html = await readFile(file, "utf8");
  await writeFile(file, withPolicy(html, adminPolicy(cmsBackend(process.env, { port: "" }))));
};
