import type { DecapBackend, ReadFolder } from "./decap-backend";

/** The part of Decap's GitHub client that reads files. It signs the requests. */
interface TreeClient {
  /** URL of the published repository. */
  readonly originRepoURL: string;
  /** The files in a folder of the published branch, `depth` folders deep. */
  listFiles(
    folder: string,
    options: { readonly repoURL: string; readonly depth: number },
  ): Promise<readonly { readonly path: string; readonly id: string }[]>;
  /** The text of a blob; the browser keeps it, since its content never changes. */
  readFile(path: string, id: string, options: { readonly repoURL: string }): Promise<string>;
}

/**
 * How a folder is read at GitHub: a request for its tree, and one for each text that this browser has not read yet.
 * Decap's own reading also asks for the last commit of each file. Undefined for other backends.
 */
export function treeReader(backend: DecapBackend): ReadFolder | undefined {
  const client = clientOf(backend);
  if (!client) return undefined;
  const { originRepoURL: repoURL } = client;
  return async (folder, extension, depth) => {
    const files = await client.listFiles(folder, { repoURL, depth });
    return Promise.all(
      files
        .filter(({ path }) => path.endsWith(`.${extension}`))
        .map(async ({ path, id }) => ({
          file: { path },
          data: await client.readFile(path, id, { repoURL }),
        })),
    );
  };
}

/** A backend has its client once an editor is signed in; Netlify's wraps the backend of the host. */
function clientOf(backend: object): TreeClient | undefined {
  const { api, backend: inner } = backend as { readonly api?: object; readonly backend?: object };
  const client = api ?? (inner && (inner as { readonly api?: object }).api);
  return client && "originRepoURL" in client ? (client as TreeClient) : undefined;
}
