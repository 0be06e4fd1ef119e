import { packPath, type Pack, workerPath } from "../../../src/domain/offline";
import { startLoopbackServer } from "../../server/support/loopback-server";

/**
 * Starts a proxy that serves a site, from `rebuild` on as a later build in which one page has another title.
 *
 * @param site origin of the site
 * @param page path of the page that changes
 * @param title of that page in the later build
 */
export async function serveRebuilt(site: string, page: string, title: string) {
  let isRebuilt = false;
  const changed: Readonly<Record<string, (text: string) => string>> = {
    [page]: (html) => html.replace(/(<title[^>]*>).*?(?=<\/title>)/, `$1${title}`),
    [workerPath]: (script) => `/* later */${script}`,
    [packPath]: (json) => {
      const pack = JSON.parse(json) as Pack;
      return JSON.stringify({ ...pack, files: { ...pack.files, [page]: [1, "later"] } });
    },
  };
  const { url, close } = await startLoopbackServer((request, response) => {
    void (async () => {
      const path = request.url ?? "/";
      const answer = await fetch(new URL(path, site));
      const change = isRebuilt ? changed[path] : undefined;
      const body = change ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(body);
    })();
  });
  return { origin: url, end: close, rebuild: () => (isRebuilt = true) };
}
