import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { givingSettings } from "../../content-model/settings/giving";
import type { BankAccount } from "../../domain/contract/payment-answers";
import { defaultLanguage } from "../../domain/languages";
import { projectDirectory } from "../../patches/gatsby-store";
import { contentRoot } from "../content/content-root";
import { readCopyFile } from "../content/read-copy-file";

type Giving = z.output<typeof givingSettings.schema>;

/** Where transfers go, as payers see it; null if the settings name none. */
export function bankAccountOf(content: string, { bankAccount, accountHolder }: Giving): BankAccount | null {
  if (!bankAccount) return null;
  const { qris, ...named } = bankAccount;
  return { ...named, holder: accountHolder, ...(qris && { qris: qrisPath(sourceOf(content, qris)) }) };
}

const sourceOf = (content: string, qris: string) => path.resolve(content, givingSettings.folder, qris);

/** Address of the QRIS picture. It changes with the picture, so that no browser shows an old code. */
function qrisPath(file: string): string {
  const digest = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
  return `/transfer/qris-${digest}${path.extname(file).toLowerCase()}`;
}

/** Publishes the QRIS picture of the account. */
export const publishAccount: NonNullable<GatsbyNode["onPostBootstrap"]> = ({ store }) => {
  const directory = projectDirectory(store);
  const content = contentRoot(directory);
  const giving = readCopyFile(content, givingSettings).languages.get(defaultLanguage) as
    Giving | null | undefined;
  const account = giving ? bankAccountOf(content, giving) : null;
  if (!account?.qris || !giving?.bankAccount?.qris) return;
  const file = path.join(directory, "public", account.qris);
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(sourceOf(content, giving.bankAccount.qris), file);
};
