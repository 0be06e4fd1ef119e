import express from "express";
import { isEditable } from "./editable-files.mjs";
import { replacing } from "./replace-files.mjs";

/** The requests that change files. */
const changes = ["persistEntry", "persistMedia", "deleteFile", "deleteFiles", replacing];

/** @typedef {{ action?: string, params?: { options?: { commitMessage?: string } } }} EditRequest */

/**
 * Records each change in the history: what was changed otherwise before it, and the change once it is done.
 * A history that fails keeps nobody from saving.
 *
 * @param {ReturnType<typeof import("./edit-history.mjs").createEditHistory>} history
 * @returns {import("express").RequestHandler}
 */
export function recordChanges(history) {
  /** @param {unknown} error */
  const report = (error) => console.error(`Editing: this change is not in the history: ${String(error)}`);
  return (request, response, next) => {
    const { action = "", params } = /** @type {EditRequest} */ (request.body ?? {});
    if (!changes.includes(action)) {
      next();
      return;
    }
    const [subject = action] = (params?.options?.commitMessage ?? action).split("\n");
    const answered = () =>
      new Promise((resolve) => {
        response.on("close", resolve);
        next();
      });
    void history.change(subject, answered, report);
  };
}

/**
 * `GET /` lists the versions of the files `file`, given an `id` those up to that one, `GET /recent` what changed last,
 * `GET /deleted` the entries that are gone, and `GET /file` returns the `file` of the version `id`.
 *
 * @param {ReturnType<typeof import("./edit-history.mjs").createEditHistory>} history
 * @param {string} root absolute path of the project
 */
export function historyRoutes(history, root) {
  const routes = express.Router();
  routes.use((request, response, next) => {
    const files = filesOf(request);
    Promise.all(files.map((file) => isEditable(root, file)))
      .then((judged) =>
        judged.every(Boolean) ? next() : response.status(403).json({ error: "Not editable." }),
      )
      .catch(next);
  });
  routes.get(
    "/",
    answer((request) => history.versions(filesOf(request), idOf(request))),
  );
  routes.get(
    "/recent",
    answer(() => history.recent()),
  );
  routes.get(
    "/deleted",
    answer(() => history.deleted()),
  );
  routes.get(
    "/file",
    answer(async (request) => {
      const [id, [file = ""]] = [idOf(request), filesOf(request)];
      return { content: id && (await history.file(id, file)) };
    }),
  );
  return routes;
}

/** @param {(request: import("express").Request) => Promise<unknown>} find @returns {import("express").RequestHandler} */
function answer(find) {
  return (request, response, next) => void find(request).then((found) => response.json(found), next);
}

/** @param {import("express").Request} request */
function filesOf({ query }) {
  return [query.file ?? []].flat().map(String);
}

/** The version that is asked for, if that is what a version is called. @param {import("express").Request} request */
function idOf({ query: { id } }) {
  return typeof id === "string" && /^[0-9a-f]{40,64}\^?$/.test(id) ? id : undefined;
}
