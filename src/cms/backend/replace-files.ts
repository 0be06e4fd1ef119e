import type { DecapBackend } from "./decap-backend";
import type { Sources } from "./read-content";
import { writeFiles } from "./write-files";

/** The part of Decap's GitHub client that makes a commit. A `sha` of null deletes a file. */
interface Committer {
  readonly branch: string;
  getDefaultBranch(): Promise<{ readonly commit: { readonly sha: string } }>;
  uploadBlob(file: { readonly path: string; readonly raw: string }): Promise<TreeFile>;
  updateTree(base: string, files: readonly TreeFile[]): Promise<unknown>;
  commit(message: string, tree: unknown): Promise<{ readonly sha: string }>;
  patchBranch(branch: string, sha: string): Promise<unknown>;
}

interface TreeFile {
  readonly path: string;
  readonly sha: string | null;
}

/** A backend whose client may be such one; Netlify's wraps that of the host. The local proxy is asked by `request`. */
interface MayCommit {
  readonly api?: Partial<Committer>;
  readonly backend?: MayCommit;
  readonly request?: (asked: {
    readonly action: "replaceFiles";
    readonly params: object;
  }) => Promise<unknown>;
}

/**
 * Writes files and deletes others: at GitHub in one commit, at the local proxy in one request, so that neither a build nor
 * an editor whose connection breaks is left with a half.
 *
 * @param texts by path from the project's root
 * @param paths of the files to delete
 */
export async function replaceFiles(
  backend: Pick<DecapBackend, "persistEntry" | "deleteFiles">,
  texts: Sources,
  paths: readonly string[],
  commitMessage: string,
): Promise<unknown> {
  const { api, backend: inner, request } = backend as MayCommit;
  const client = api ?? inner?.api;
  const isDeletion = Object.keys(texts).length === 0;
  if (!isDeletion && request) {
    const dataFiles = Object.entries(texts).map(([path, raw]) => ({ path, raw }));
    const params = { dataFiles, paths, options: { commitMessage } };
    return await request.call(backend, { action: "replaceFiles", params });
  }
  if (isDeletion || !client?.updateTree) {
    await writeFiles(backend, texts, commitMessage);
    return await backend.deleteFiles(paths, commitMessage);
  }
  const committer = client as Committer;
  const [{ commit }, ...written] = await Promise.all([
    committer.getDefaultBranch(),
    ...Object.entries(texts).map(([path, raw]) => committer.uploadBlob({ path, raw })),
  ]);
  const gone = paths.map((path) => ({ path, sha: null }));
  const tree = await committer.updateTree(commit.sha, [...written, ...gone]);
  const { sha } = await committer.commit(commitMessage, tree);
  return await committer.patchBranch(committer.branch, sha);
}
