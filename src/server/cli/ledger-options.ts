import type { LedgerLanguage } from "../ledger/ledger-words";
import type { TitleOf } from "../ledger/lines";

/** The words after `npm run ledger --`. */
export interface LedgerOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly csv: boolean;
  readonly language: LedgerLanguage;
  readonly amount?: string | undefined;
  readonly refunded?: string | undefined;
  readonly further?: boolean | undefined;
  /** The day of the further sum that is corrected. */
  readonly of?: string | undefined;
  readonly date?: string | undefined;
  readonly apply: boolean;
}

/** What the commands get besides the runtime: the content's titles, and the files of the operator. */
export interface LedgerSources {
  readonly titleOf: (language: LedgerLanguage) => TitleOf;
  /** Legal name of the organisation; undefined without a build. */
  readonly organisation?: string | undefined;
  /** Reads a file; undefined if there is none. */
  readonly readFile: (path: string) => Promise<Uint8Array | undefined>;
}
