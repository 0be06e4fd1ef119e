import { defaultLanguage, isLanguage, languageCodes } from "../../domain/languages";
import { readInquiries } from "../inquiries/inquiries";
import { inquiriesCsv } from "../inquiries/inquiries-csv";
import type { RetentionRuntime } from "../inquiries/retention-plan";
import { quarantined } from "../storage/quarantine";
import type { Store } from "../storage/store";
import { counted, section } from "./aligned";
import {
  allInquiries,
  type AnyInquiry,
  erase,
  findInquiry,
  isOfPerson,
  listing,
  summary,
} from "./all-inquiries";
import { type CommandResult, done, failed } from "./command-result";
import { listRetention, runRetention } from "./inbox-retention";
import { listTrash, restore, restoreAll } from "./inbox-trash";
import { type Program, readCommand } from "./read-command";
import { storeName } from "./store-name";

const usage = `Usage: npm run inbox -- <command>

  list                      every inquiry, oldest first
  show <id>                 one inquiry, whole
  export                    all inquiries as CSV on standard output
      --language id         with the separator that a spreadsheet in this language expects: ${languageCodes.join(", ")}
  delete <id>               shows one inquiry; with --yes removes it at once, without the trash
  delete --email <address>  shows what there is of a person; with --yes removes it at once
  trash                     every inquiry in the trash
  restore <id>              puts one inquiry of the trash back; with --all instead of <id>, all
  retention                 shows what is to be removed, and why nothing is; with --yes confirms it

<id> may be the short reference that the sender was given, or the name that list gives a damaged one.`;

const options = {
  language: { type: "string" },
  email: { type: "string" },
  all: { type: "boolean" },
  yes: { type: "boolean" },
} as const;

const program: Program<typeof options> = {
  usage,
  options,
  commands: {
    list: {},
    show: { words: 1 },
    export: { options: ["language"] },
    delete: { words: 1, options: ["email", "yes"] },
    trash: {},
    restore: { words: 1, options: ["all"] },
    retention: { options: ["yes"] },
  },
};

/** Runs a command of `npm run inbox`; `args` are the words after `--`. */
export async function runInbox(args: readonly string[], runtime: RetentionRuntime): Promise<CommandResult> {
  const { store } = runtime;
  const read = readCommand(args, program);
  if ("output" in read) return read;
  const {
    command,
    words: [id],
    values: { language = defaultLanguage, email, all = false, yes = false },
  } = read;
  switch (command) {
    case "list":
      return done(listing(await readInquiries(store), storeName(runtime.environment)));
    case "export":
      return exportAll(store, language);
    case "trash":
      return listTrash(store);
    case "retention":
      return yes ? runRetention(runtime) : listRetention(runtime);
  }
  if (command === "restore" && all && id === undefined) return restoreAll(store);
  if (command === "delete" && email !== undefined && id === undefined) return removePerson(store, email, yes);
  if (id === undefined || email !== undefined || all) return failed(usage);
  if (command === "restore") return restore(store, id);
  return command === "show" ? show(store, id) : remove(store, id, yes);
}

async function exportAll(store: Store, language: string): Promise<CommandResult> {
  if (!isLanguage(language))
    return failed(`--language must be one of ${languageCodes.join(", ")}, not "${language}".`);
  const { inquiries, unreadable } = await readInquiries(store);
  const warning = section(
    "Left out, because it cannot be read:",
    unreadable.map((name) => [`  ${name}`]),
  );
  return { ...done(inquiriesCsv(inquiries, language)), warning };
}

const unknown = failed("There is no such inquiry.");

async function show(store: Store, id: string): Promise<CommandResult> {
  const found = await findInquiry(store, id);
  if (!found) return unknown;
  return "email" in found ? done(JSON.stringify(found, null, 2)) : failed(summary(found));
}

async function remove(store: Store, id: string, isSure: boolean): Promise<CommandResult> {
  const found = await findInquiry(store, id);
  if (!found) return unknown;
  if (!isSure) return done(`${summary(found)}\nNothing was done; add --yes to remove it.`);
  await erase(store, found);
  return done(`${summary(found)}\nRemoved.`);
}

async function removePerson(store: Store, email: string, isSure: boolean): Promise<CommandResult> {
  const { inquiries, damaged } = await allInquiries(store);
  const theirs = inquiries.filter(isOfPerson(email));
  const warning = perhapsTheirs([...damaged.map(summary), ...(await setAsideInquiries(store))]);
  if (theirs.length === 0) return { ...failed(`There is no inquiry from ${email}.`), warning };
  return { ...(await removeAll(store, theirs, isSure)), warning };
}

async function removeAll(
  store: Store,
  inquiries: readonly AnyInquiry[],
  isSure: boolean,
): Promise<CommandResult> {
  const count = counted(inquiries.length, "inquiry");
  if (!isSure) return done([...inquiries.map(summary), `${count}; add --yes to remove them`].join("\n"));
  for (const each of inquiries) await erase(store, each);
  return done(`Removed ${count}.`);
}

/** A line for each damaged inquiry that was set aside. */
async function setAsideInquiries(store: Store): Promise<readonly string[]> {
  const aside = await quarantined(store);
  return aside.flatMap(({ key }) => (/^(inquiries|trash):/.test(key) ? [`${key}  set aside`] : []));
}

/** Says which damaged records nobody has looked at; empty if there are none. */
function perhapsTheirs(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return [
    "Damaged inquiries, which may be of this person, too:",
    ...lines.map((line) => `  ${line}`),
    "Look into each where it is stored. To remove it: npm run inbox -- delete <name> --yes, or npm run quarantine -- delete <key>",
  ].join("\n");
}
