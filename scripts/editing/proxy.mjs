import * as decapServer from "decap-server/dist/middlewares.js";
import express from "express";
import { answerErrors, bareAnswer } from "../server/errors.mjs";
import { editableFilesOnly } from "./editable-only.mjs";
import { ownPageOnly } from "./own-page.mjs";

// Node gives a CommonJS module as a default export, Babel in tests by its names
const { registerLocalFs } = decapServer.default ?? decapServer;

/** As decap-server's own: pictures travel in the request. */
const bodyLimit = "50mb";

/**
 * The local proxy as an Express application: through it the admin reads and writes the working tree, as
 * far as it is editable. It has to listen on the loopback address only.
 *
 * @param {{ root: string, sitePort: number, status?: (() => unknown) | undefined }} options `root`: absolute
 *   path of the project; `status`: what `GET /status` answers, if anything
 */
export async function createEditingProxy({ root, sitePort, status }) {
  const proxy = express();
  proxy.disable("x-powered-by");
  proxy.use(ownPageOnly(sitePort));
  proxy.use(reportFailures);
  if (status) proxy.get("/status", (_request, response) => void response.json(status()));
  proxy.post("/api/v1", express.json({ limit: bodyLimit }), editableFilesOnly(root));
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
 * decap-server would log whole requests, pictures and all; this says which one failed.
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
