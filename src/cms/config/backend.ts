/** Where the editors' area keeps what is written. */
export const backendNames = ["git-gateway", "github", "local"] as const;
export type BackendName = (typeof backendNames)[number];

/** Port of the local proxy: loopback only. */
export const localProxyPort = 8081;

interface BackendConfig {
  readonly backend: Readonly<Record<string, unknown>>;
  readonly local_backend?: Readonly<Record<string, unknown>>;
  readonly publish_mode?: "editorial_workflow";
}

/** Decap's `backend` section. The Git backends get the draft → in review → ready workflow. */
export function cmsBackend(name: BackendName): BackendConfig {
  switch (name) {
    case "local":
      return {
        backend: { name: "proxy", proxy_url: `http://localhost:${localProxyPort}/api/v1`, branch: "main" },
      };
    case "github":
      return {
        backend: { name, repo: process.env.GATSBY_CMS_REPOSITORY ?? "", branch: "main" },
        publish_mode: "editorial_workflow",
      };
    case "git-gateway":
      return { backend: { name, branch: "main" }, publish_mode: "editorial_workflow" };
  }
}

/** Reads `GATSBY_CMS_BACKEND`; a word that is no backend throws an error that lists them. */
export function backendName(value: string | undefined, fallback: BackendName): BackendName {
  if (!value) return fallback;
  const name = backendNames.find((known) => known === value);
  if (!name) throw new Error(`GATSBY_CMS_BACKEND is "${value}"; expected one of ${backendNames.join(", ")}`);
  return name;
}
