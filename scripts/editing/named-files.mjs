import { z } from "zod";
import { replacing } from "./replace-files.mjs";

const file = z.object({ path: z.string() });
const dataFile = z.object({ path: z.string(), newPath: z.string().optional() });
const assets = z.array(file);

/** The requests that the proxy accepts, with the parameters that name paths; all others are refused. */
const requests = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  request("entriesByFolder", { folder: z.string() }),
  request("entriesByFiles", { files: z.array(file) }),
  request("getEntry", { path: z.string() }),
  request("persistEntry", {
    entry: dataFile.optional(),
    dataFiles: z.array(dataFile).optional(),
    assets,
  }),
  request("getMedia", { mediaFolder: z.string() }),
  request("getMediaFile", { path: z.string() }),
  request("persistMedia", { asset: file }),
  request("deleteFile", { path: z.string() }),
  request("deleteFiles", { paths: z.array(z.string()) }),
  request(replacing, {
    dataFiles: z.array(file.extend({ raw: z.string() })),
    paths: z.array(z.string()),
  }),
  request("getDeployPreview", {}),
]);

/** @typedef {{ readonly files: readonly string[], readonly folder: string | undefined }} NamedFiles */

/**
 * Every path that a request to the proxy names; `folder` is a folder whose files are all requested.
 *
 * @param {unknown} body
 * @returns {NamedFiles | undefined} undefined for an unknown request
 */
export function namedFiles(body) {
  const { success, data } = requests.safeParse(body);
  if (!success) return undefined;
  switch (data.action) {
    case "info":
    case "getDeployPreview":
      return named([]);
    case "entriesByFolder":
      return named([], data.params.folder);
    case "getMedia":
      return named([], data.params.mediaFolder);
    case "entriesByFiles":
      return named(pathsOf(data.params.files));
    case "persistMedia":
      return named(pathsOf([data.params.asset]));
    case "deleteFiles":
      return named(data.params.paths);
    case replacing: {
      const { dataFiles, paths } = data.params;
      return named([...pathsOf(dataFiles), ...paths]);
    }
    case "persistEntry": {
      const { entry, dataFiles = [], assets } = data.params;
      return named(pathsOf([...(entry ? [entry] : []), ...dataFiles, ...assets]));
    }
    default:
      return named([data.params.path]);
  }
}

/**
 * @template {string} Action
 * @template {z.ZodRawShape} Params
 * @param {Action} action
 * @param {Params} params
 */
function request(action, params) {
  return z.object({ action: z.literal(action), params: z.object(params) });
}

/**
 * @param {readonly string[]} files
 * @param {string} [folder]
 * @returns {NamedFiles}
 */
function named(files, folder) {
  return { files, folder };
}

/** @param {readonly { path: string, newPath?: string | undefined }[]} files */
function pathsOf(files) {
  return files.flatMap(({ path, newPath }) => (newPath === undefined ? [path] : [path, newPath]));
}
