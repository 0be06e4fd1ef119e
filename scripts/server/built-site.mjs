import path from "node:path";
import { loadTypeScript } from "../lib/load-typescript.mjs";
import { assertBuilt } from "../lib/site-build.mjs";
import { releaseFolders } from "../live/releases.mjs";
import { buildFolders } from "./build-folders.mjs";
import { createSite } from "./site.mjs";

/**
 * The Express application for the last build, or for a copy of a build.
 *
 * @param {string} root absolute path of the project
 * @param {string} [copy] folder of a copy of a build, absolute or relative to the project
 * @throws {import("../lib/problem.mjs").Problem} if there is no finished build
 */
export async function builtSite(root, copy) {
  if (!copy) assertBuilt(root);
  return createSite(builtFolders(root, copy), await siteOptions());
}

/**
 * The folders of the last build, or of a copy of a build.
 *
 * @param {string} root absolute path of the project
 * @param {string} [copy] folder of a copy of a build, absolute or relative to the project
 */
export function builtFolders(root, copy) {
  return copy ? releaseFolders(path.resolve(root, copy)) : buildFolders(root);
}

/**
 * The options that modules of `src/` provide: which files never change, how long files are kept, security headers of every
 * response, the not-found page of each language, and the error responses.
 *
 * @returns {Promise<Required<Pick<import("./site.mjs").SiteOptions, "isHashed" | "caching" | "headersFor" | "pageHeaders" | "notFoundPath" | "answerError">>>}
 */
export async function siteOptions() {
  /** @type {typeof import("../../src/domain/addresses.ts")} */
  const { isHashed } = await loadTypeScript("domain/addresses.ts");
  /** @type {typeof import("../../src/build/hosting/security-headers.ts")} */
  const { caching, headersFor, pageHeaders } = await loadTypeScript("build/hosting/security-headers.ts");
  /** @type {typeof import("../../src/server/http/error-answer.ts")} */
  const { errorAnswer } = await loadTypeScript("server/http/error-answer.ts");
  /** @type {typeof import("../../src/server/html/framing.ts")} */
  const { framesIn } = await loadTypeScript("server/html/framing.ts");
  /** @type {typeof import("../../src/server/http/fields.ts")} */
  const { isForPeople } = await loadTypeScript("server/http/fields.ts");
  /** @type {typeof import("../../src/domain/paths.ts")} */
  const { languageOf, notFoundPath } = await loadTypeScript("domain/paths.ts");
  /** @type {typeof import("../../src/server/site-data.ts")} */
  const { loadSiteData } = await loadTypeScript("server/site-data.ts");
  const siteData = await loadSiteData().catch(() => undefined);
  return {
    isHashed,
    caching,
    headersFor,
    pageHeaders,
    notFoundPath,
    answerError: async (status, request) => {
      const header = (/** @type {string} */ name) => request.get(name);
      const language = languageOf(pagePath(request));
      const { publicFolder } = request.app.locals;
      // scripts get no page, and before the first release there is no frame
      const framing =
        siteData && publicFolder && isForPeople({ header })
          ? {
              frames: await framesIn(publicFolder, { siteData, log: () => undefined, now: () => new Date() }),
            }
          : undefined;
      return errorAnswer(status, { header }, { siteData, language, framing });
    },
  };
}

/**
 * The path of the requested page or, for a function, of the page that called it (`Referer`).
 *
 * @param {import("express").Request} request
 */
function pagePath({ originalUrl, headers: { referer = "" } }) {
  if (!originalUrl.startsWith("/api/")) return originalUrl;
  return URL.canParse(referer) ? new URL(referer).pathname : "/";
}
