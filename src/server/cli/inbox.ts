import { defaultLanguage, isLanguage, languageCodes } from "../../domain/languages";
import { readInquiries } from "../inquiries/inquiries";
import { inquiriesCsv } from "../inquiries/inquiries-csv";
import type { RetentionRuntime } from "../inquiries/retention-plan";
import { shortReference } from "../reference";
import type { Store } from "../storage/store";
import { allInquiries, erase, findInquiry, isOfPerson, listing, summary } from "./all-inquiries";
import { type CommandResult, done, failed } from "./command-result";
import { listRetention, runRetention } from "./inbox-retention";
import { listTrash, restore, restoreAll } from "./inbox-trash";

export const inboxUsage = `Usage: npm run inbox -- <command>

  list                      every inquiry, oldest first
  show <id>                 one inquiry, whole
  export                    all inquiries as CSV on standard output
      --language id         with the separator that a spreadsheet in this language expects: ${languageCodes.join(", ")}
  delete <id>               removes one inquiry at once, without the trash
  delete --email <address>  shows what there is of a person; with --yes removes it at once
  trash                     every inquiry in the trash
  restore <id>              puts one inquiry of the trash back; with --all instead of <id>, all
  retention                 shows what is to be removed, and why nothing is; with --yes confirms it

<id> may be the short reference that the sender was given.`;

/** Runs a command of `npm run inbox`; `args` are the words after `--`. */
export async function runInbox(args: readonly string[], runtime: RetentionRuntime): Promise<CommandResult> {
  const { store } = runtime;
  const [command, ...rest] = args;
  switch (command) {
    case "list":
      return done(listing(await readInquiries(store)));
    case "show":
      return show(store, rest[0]);
    case "export":
      return exportAll(store, rest);
    case "delete":
      return rest[0] === "--email"
        ? removePerson(store, rest[1], rest.includes("--yes"))
        : remove(store, rest[0]);
    case "trash":
      return listTrash(store);
    case "restore":
      return rest[0] === "--all" ? restoreAll(store) : restore(store, rest[0]);
    case "retention":
      return rest.includes("--yes") ? runRetention(runtime) : listRetention(runtime);
    default:
      return failed(inboxUsage);
  }
}

async function exportAll(
  store: Store,
  [option, language = "", ...more]: readonly string[],
): Promise<CommandResult> {
  const isPlain = option === undefined;
  if (!isPlain && (option !== "--language" || !isLanguage(language) || more.length > 0))
    return failed(inboxUsage);
  const { inquiries } = await readInquiries(store);
  return done(inquiriesCsv(inquiries, isPlain ? defaultLanguage : language));
}

async function show(store: Store, id: string | undefined): Promise<CommandResult> {
  const found = await findInquiry(store, id);
  return found ? done(JSON.stringify(found, null, 2)) : failed("There is no such inquiry.");
}

async function remove(store: Store, id: string | undefined): Promise<CommandResult> {
  const found = await findInquiry(store, id);
  if (!found) return failed("There is no such inquiry.");
  await erase(store, found);
  return done(`Removed ${shortReference(found.id)}.`);
}

async function removePerson(
  store: Store,
  email: string | undefined,
  isSure: boolean,
): Promise<CommandResult> {
  if (!email) return failed(inboxUsage);
  const theirs = (await allInquiries(store)).filter(isOfPerson(email));
  if (!isSure)
    return done([...theirs.map(summary), `${theirs.length} inquiries; add --yes to remove them`].join("\n"));
  for (const each of theirs) await erase(store, each);
  return done(`Removed ${theirs.length} inquiries.`);
}
