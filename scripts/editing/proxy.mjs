import * as decapServer from "decap-server/dist/middlewares.js";
import express from "express";
import { answerErrors, bareAnswer } from "../server/errors.mjs";
import { createEditHistory } from "./edit-history.mjs";
import { editableFilesOnly } from "./editable-only.mjs";
import { historyRoutes, recordChanges } from "./history-routes.mjs";
import { ownPageOnly } from "./own-page.mjs";
import { replaceFiles } from "./replace-files.mjs";

// Node exposes a CommonJS module as the default export, Babel (in tests) as named exports
const { registerLocalFs } = decapServer.default ?? decapServer;

/** The limit of decap-server itself: pictures are sent in the request body. */
const bodyLimit = "50mb";

/** @typedef {{ root: string, sitePort: number, status: () => unknown, rebuild?: () => void }} EditingOptions */

/**
 * The local proxy as an Express application, through which the admin reads and writes the editable folders of
 * the working tree, and gets their history. It must listen on the loopback address only.
 *
 * @param {EditingOptions} options `root`: absolute
 *   path of the project; `status`: returns the JSON body of `GET /status`; `rebuild`: what `POST /rebuild` calls; without
 *   it there is no such route
 */
export async function createEditingProxy({ root, sitePort, status, rebuild }) {
  const proxy = express();
  proxy.disable("x-powered-by");
  proxy.use(ownPageOnly(sitePort));
  proxy.use(reportFailures);
  proxy.get("/status", (_request, response) => void response.json(status()));
  if (rebuild) {
    proxy.post("/rebuild", (_request, response) => {
      rebuild();
      response.sendStatus(202);
    });
  }
  const history = createEditHistory(root);
  proxy.use("/history", historyRoutes(history, root));
  proxy.post("/api/v1", express.json({ limit: bodyLimit }), editableFilesOnly(root), recordChanges(history));
  proxy.post("/api/v1", replaceFiles(root));
  // decap-server takes its folder from the environment only
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(proxy, { logLevel: "silent" });
  proxy.use(answerErrors(asTheAdminReads));
  return proxy;
}

/**
 * @type {import("../server/errors.mjs").AnswerError}
 */
function asTheAdminReads(status) {
  const { headers, body } = bareAnswer(status);
  return {
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ error: body }),
  };
}

/**
 * Logs which request failed. decap-server's own log is silenced: it would contain whole requests, including
 * pictures.
 *
 * @type {import("express").RequestHandler}
 */
function reportFailures(request, response, next) {
  response.on("finish", () => {
    if (response.statusCode < 400) return;
    const { action = "?" } = /** @type {{ action?: string }} */ (request.body ?? {});
    console.error(
      `Editing: ${request.method} ${request.path} (${action}) was answered ${response.statusCode}.`,
    );
  });
  next();
}
