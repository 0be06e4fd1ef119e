import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, serveFixtureSite } from "../../setup/served-site";
import { runLedger } from "./run-ledger";

/** The fixture site taking transfers, with its own store. */
export interface TransferSite {
  readonly url: string;
  /** Runs `npm run ledger -- match <statement> --apply`, and returns what it prints. */
  readonly match: (statement: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts the site on a free loopback port. */
export async function startTransferSite(): Promise<TransferSite> {
  const directory = await mkdtemp(path.join(tmpdir(), "tajuk-transfers-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    SITE_URL: url,
    STORAGE_DIRECTORY: path.join(directory, "data"),
    PAYMENT_PROVIDERS: "transfer",
    PAYMENTS_PER_ADDRESS: "1000",
    PAYMENTS_IN_ALL: "1000",
  };
  const stop = await serveFixtureSite({ PORT: String(port), ...settings });
  return {
    url,
    async match(statement) {
      const file = path.join(directory, "statement.csv");
      await writeFile(file, statement);
      return runLedger(["match", file, "--apply"], settings);
    },
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
