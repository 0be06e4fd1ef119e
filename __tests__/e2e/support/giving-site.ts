import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPublications } from "../../../src/build/content/publications";
import { publicationName } from "../../../src/content-model/publications";
import type { Fields } from "../../../src/domain/record";
import {
  type LoopbackServer,
  type StartServer,
  startLoopbackServer,
} from "../../server/support/loopback-server";
import {
  midtransServerKey,
  midtransStandIn,
  type MidtransStandIn,
} from "../../server/support/midtrans-stand-in";
import {
  stripeSecretKey,
  stripeStandIn,
  stripeWebhookSecret,
  type StripeStandIn,
} from "../../server/support/stripe-stand-in";
import { freePort, serveFixtureSite } from "../../setup/served-site";
import { siteContent } from "../../setup/site";
import { checkoutPages, loseDispute, type PaymentPages, snapPages } from "./payment-pages";
import { runLedger } from "./run-ledger";

/** The fixture site with stand-ins for both payment providers, and its own store. */
export interface GivingSite {
  readonly url: string;
  readonly stripe: StripeStandIn;
  readonly midtrans: MidtransStandIn;
  /** All stored inquiries. */
  readonly inquiries: () => Promise<readonly Fields[]>;
  /** The bank of the payer by card takes the money back. */
  readonly loseDispute: (reference: string) => Promise<void>;
  /** What `npm run ledger` prints. */
  readonly ledger: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Signs the links with which donors end monthly gifts and open what they bought. */
export const linkSecret = "of-tests-of-tests-of-tests-of-tests";

/** Starts the site and the providers' stand-ins on free loopback ports. */
export async function startGivingSite(settings: Readonly<Record<string, string>> = {}): Promise<GivingSite> {
  const directory = await mkdtemp(path.join(tmpdir(), "tajuk-giving-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const servers: LoopbackServer[] = [];
  const start =
    (pages: PaymentPages): StartServer =>
    async (api) => {
      const server = await startLoopbackServer(withPages(pages, api));
      servers.push(server);
      return server.url;
    };
  const stripe: StripeStandIn = await stripeStandIn(start(checkoutPages(() => stripe, url)));
  const midtrans: MidtransStandIn = await midtransStandIn(start(snapPages(() => midtrans, url)));
  Object.assign(stripe, { pagesAt: stripe.url, portalAt: stripe.url });
  midtrans.pagesAt = midtrans.url;
  const environment = {
    SITE_URL: url,
    STORAGE_DIRECTORY: directory,
    PAYMENT_PROVIDERS: "stripe,midtrans",
    LINK_SECRET: linkSecret,
    GOODS_SECRET: linkSecret,
    GOODS_DIR: await goodsIn(path.join(directory, "goods")),
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    STRIPE_API_URL: stripe.url,
    MIDTRANS_SERVER_KEY: midtransServerKey,
    MIDTRANS_API_URL: midtrans.url,
    INQUIRIES_PER_ADDRESS: "1000",
    INQUIRIES_IN_ALL: "1000",
    PAYMENTS_PER_ADDRESS: "1000",
    PAYMENTS_IN_ALL: "1000",
    ...settings,
  };
  const stop = await serveFixtureSite({ PORT: String(port), ...environment });
  return {
    ...{ url, stripe, midtrans },
    inquiries: () => recordsIn(path.join(directory, "inquiries")),
    loseDispute: (reference) => loseDispute(stripe, url, reference),
    ledger: () => runLedger([], environment),
    close: async () => {
      await stop();
      for (const server of servers) server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Serves a provider's payment pages and its API from one server; the real providers use separate ones. */
function withPages(pages: PaymentPages, api: RequestListener): RequestListener {
  return (request, response) => {
    void (async () => {
      const answer = await pages(request);
      if (!answer) api(request, response);
      else if ("html" in answer) response.setHeader("content-type", "text/html").end(answer.html);
      else response.writeHead(303, { location: answer.location }).end();
    })();
  };
}

/** Makes a folder with a file for each one that the fixture site sells; they have the name as their text. */
async function goodsIn(folder: string): Promise<string> {
  await mkdir(folder);
  for (const file of readPublications(siteContent).files) {
    await writeFile(path.join(folder, publicationName(file)), publicationName(file));
  }
  return folder;
}

async function recordsIn(folder: string): Promise<readonly Fields[]> {
  const files = (await readdir(folder)).filter((file) => !file.startsWith("."));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return texts.map((text) => JSON.parse(text) as Fields);
}
