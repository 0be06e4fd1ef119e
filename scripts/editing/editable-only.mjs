import { holdsOnlyEditable, isEditable } from "./editable-files.mjs";
import { namedFiles } from "./named-files.mjs";

/**
 * Refuses unknown requests and requests that name a path outside the editable folders. decap-server itself
 * would allow writing anywhere in the project.
 *
 * @param {string} root absolute path of the project
 * @returns {import("express").RequestHandler}
 */
export function editableFilesOnly(root) {
  return (request, response, next) => {
    refusal(root, request.body)
      .then((reason) => (reason ? response.status(403).json({ error: reason }) : next()))
      .catch(next);
  };
}

/**
 * @param {string} root
 * @param {unknown} body
 * @returns {Promise<string | undefined>} the reason for refusing the request; undefined if it is allowed
 */
async function refusal(root, body) {
  const named = namedFiles(body);
  if (!named) return "This request is not known.";
  const { files, folder } = named;
  const all = folder === undefined ? files : [...files, folder];
  const judged = await Promise.all(all.map((name) => isEditable(root, name)));
  const refused = all.find((_, index) => !judged[index]);
  if (refused !== undefined) return `${refused} is not editable.`;
  if (folder === undefined || (await holdsOnlyEditable(root, folder))) return undefined;
  return `${folder} holds a link that leads out of it.`;
}
