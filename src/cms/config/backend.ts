import type { Fields } from "../../domain/record";

/** Storage that the editors' area can write to. */
const backendNames = ["git-gateway", "github", "local"] as const;
export type BackendName = (typeof backendNames)[number];

/** Build-time environment variables that choose the backend; a blank one counts as not set. */
export interface BackendVariables {
  /** One of {@link backendNames}; `git-gateway` when not set. */
  readonly GATSBY_CMS_BACKEND?: string | undefined;
  /** For `github`: `owner/name`. */
  readonly GATSBY_CMS_REPOSITORY?: string | undefined;
  /** For both Git backends: the branch that is published; `main` when not set. */
  readonly GATSBY_CMS_BRANCH?: string | undefined;
  /** For `github`: address of the server that signs editors in; Netlify's when not set. */
  readonly GATSBY_CMS_SIGN_IN_URL?: string | undefined;
}

/** The part of the page's address that decides on the local proxy's. */
type PageAddress = Pick<Location, "port">;

/** Decap's `backend` section and the options that depend on it. */
export interface BackendConfig {
  readonly backend: Fields & { readonly name: string };
  /** The Git backends get the draft → in review → ready workflow. */
  readonly publish_mode?: "editorial_workflow";
}

/**
 * Builds Decap's backend configuration from the variables.
 *
 * @throws Error that names the variable, its value and what was expected
 */
export function cmsBackend(variables: BackendVariables, page: PageAddress): BackendConfig {
  const branch = filled(variables.GATSBY_CMS_BRANCH) ?? "main";
  switch (backendName(variables.GATSBY_CMS_BACKEND)) {
    case "local":
      return { backend: { name: "proxy", proxy_url: `${localProxy(page)}/api/v1`, branch } };
    case "github":
      return {
        backend: { name: "github", repo: repository(variables), branch, ...signIn(variables) },
        publish_mode: "editorial_workflow",
      };
    case "git-gateway":
      return { backend: { name: "git-gateway", branch }, publish_mode: "editorial_workflow" };
  }
}

/** Whether the editors' area writes to the working tree of the machine that serves it. */
export function isLocal({ GATSBY_CMS_BACKEND }: BackendVariables): boolean {
  return backendName(GATSBY_CMS_BACKEND) === "local";
}

/** Port of the local proxy: the one after the site's. `npm start` and `npm run develop` open it. */
export function localProxyPort(sitePort: number): number {
  return sitePort + 1;
}

/** Address of the local proxy: always the loopback address, whichever host served the page. */
export function localProxy({ port }: PageAddress): string {
  return `http://127.0.0.1:${localProxyPort(Number(port || 80))}`;
}

function backendName(value: string | undefined): BackendName {
  const asked = filled(value) ?? "git-gateway";
  const name = backendNames.find((known) => known === asked);
  if (!name) throw new Error(`GATSBY_CMS_BACKEND is "${asked}"; expected one of ${backendNames.join(", ")}`);
  return name;
}

function repository({ GATSBY_CMS_REPOSITORY }: BackendVariables): string {
  const name = filled(GATSBY_CMS_REPOSITORY) ?? "";
  if (/^[\w.-]+\/[\w.-]+$/.test(name)) return name;
  throw new Error(
    `GATSBY_CMS_REPOSITORY is "${name}"; with GATSBY_CMS_BACKEND=github expected the repository's owner/name`,
  );
}

function signIn({ GATSBY_CMS_SIGN_IN_URL }: BackendVariables): { base_url?: string } {
  const url = filled(GATSBY_CMS_SIGN_IN_URL);
  if (!url) return {};
  if (URL.canParse(url) && new URL(url).protocol === "https:") return { base_url: url.replace(/\/+$/, "") };
  throw new Error(`GATSBY_CMS_SIGN_IN_URL is "${url}"; expected an address beginning with https://`);
}

function filled(value: string | undefined): string | undefined {
  return value?.trim() === "" ? undefined : value?.trim();
}
