import type { Asset, DecapBackend } from "./decap-backend";
import type { Sources } from "./read-content";

/**
 * Writes files at once: in the working tree, or as one commit on the published branch.
 *
 * @param texts by path from the project's root
 */
export async function writeFiles(
  backend: Pick<DecapBackend, "persistEntry">,
  texts: Sources,
  commitMessage: string,
  assets: readonly Asset[] = [],
): Promise<void> {
  const dataFiles = Object.entries(texts).map(([path, raw]) => ({ path, slug: path, raw }));
  if (dataFiles.length === 0) return;
  // the local proxy demands a status, which means nothing without a workflow
  await backend.persistEntry({ dataFiles, assets }, { commitMessage, useWorkflow: false, status: "draft" });
}
