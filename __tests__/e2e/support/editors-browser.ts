import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  chromium,
  type BrowserContext,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from "@playwright/test";
import { localProxyPort } from "../../../src/cms/config/backend";
import { startLoopbackServer, type LoopbackServer } from "../../server/support/loopback-server";
import { freePort, serveFixtureSite } from "../../setup/served-site";

/**
 * A browser of a worker's own and a site of its own, which its tests use one after the other. The browser has a folder
 * on the disk, where it keeps the compiled scripts of pages: a page that compiles Decap anew works a second longer.
 */
export interface EditorsBrowser {
  /** Address of the site. */
  readonly url: string;
  /** Address of its local proxy. */
  readonly proxyUrl: string;
  readonly sitePort: number;
  /** Has an application answer as the local proxy of the site. */
  readonly answerProxy: (application: RequestListener) => void;
  /** The browser's only context, without what earlier tests left in it. */
  readonly freshContext: () => Promise<BrowserContext>;
  /** Closes all pages, and waits until the local proxy has nothing more to answer. */
  readonly closePages: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Answers between two tests. */
const unavailable: RequestListener = (_, response) => void response.writeHead(503).end();

/** Starts the site with an unused local proxy, and a browser with the options of a project. */
export async function openEditorsBrowser(
  options: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>,
): Promise<EditorsBrowser> {
  let answer = unavailable;
  const { sitePort, proxy } = await openProxy((request, response) => answer(request, response));
  const url = `http://localhost:${sitePort}`;
  const stopSite = await serveFixtureSite({ PORT: String(sitePort) });
  const profile = await mkdtemp(path.join(tmpdir(), "tajuk-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    ...options.launchOptions,
    baseURL: url,
  });
  // without any page, the browser would end
  const [held = await context.newPage()] = context.pages();
  const session = await context.newCDPSession(held);
  const closePages = async () => {
    for (const page of context.pages()) if (page !== held) await page.close();
    // answered once the changes before it are recorded
    await fetch(`${proxy.url}/history/recent`);
    answer = unavailable;
  };
  return {
    ...{ url, sitePort, closePages, proxyUrl: proxy.url },
    answerProxy: (application) => {
      answer = application;
    },
    freshContext: async () => {
      await closePages();
      await context.clearPermissions();
      await context.clearCookies();
      await session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
      return context;
    },
    close: async () => {
      await context.close();
      proxy.close();
      await stopSite();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Opens the local proxy of a site that has no port yet. */
async function openProxy(listener: RequestListener): Promise<{ sitePort: number; proxy: LoopbackServer }> {
  const sitePort = await freePort();
  const proxy = await startLoopbackServer(listener, localProxyPort(sitePort)).catch(() => undefined);
  return proxy ? { sitePort, proxy } : openProxy(listener);
}
