import { readInquiries, readInquiry, removeInquiry } from "../inquiries/inquiries";
import { inquiriesCsv } from "../inquiries/inquiries-csv";
import type { InquiryRecord } from "../inquiries/inquiry-record";
import { shortReference } from "../reference";
import type { Store } from "../storage/store";

export const inboxUsage = `Usage: npm run inbox -- <command>

  list                      every inquiry, oldest first
  show <id>                 one inquiry, whole
  export                    all inquiries as CSV on standard output
  delete <id>               removes one inquiry
  delete --email <address>  shows what there is of a person; with --yes removes it

<id> may be the short reference that the sender was given.`;

/** What a command prints, and its exit code. */
export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1;
}

/** Runs a command of `npm run inbox`; `args` are the words after `--`. */
export async function runInbox(args: readonly string[], store: Store): Promise<CommandResult> {
  const [command, ...rest] = args;
  switch (command) {
    case "list":
      return list(store);
    case "show":
      return show(store, rest[0]);
    case "export":
      return done(inquiriesCsv((await readInquiries(store)).inquiries));
    case "delete":
      return rest[0] === "--email"
        ? removePerson(store, rest[1], rest.includes("--yes"))
        : remove(store, rest[0]);
    default:
      return failed(inboxUsage);
  }
}

async function list(store: Store): Promise<CommandResult> {
  const { inquiries, unreadable } = await readInquiries(store);
  const lines = inquiries.map(summary);
  const damaged = unreadable.map((id) => `${id}  cannot be read`);
  return done([...lines, ...damaged, `${inquiries.length} inquiries`].join("\n"));
}

async function show(store: Store, id: string | undefined): Promise<CommandResult> {
  const inquiry = await find(store, id);
  return inquiry ? done(JSON.stringify(inquiry, null, 2)) : failed("There is no such inquiry.");
}

async function remove(store: Store, id: string | undefined): Promise<CommandResult> {
  const inquiry = await find(store, id);
  if (!inquiry) return failed("There is no such inquiry.");
  await removeInquiry(store, inquiry.id);
  return done(`Removed ${shortReference(inquiry.id)}.`);
}

async function removePerson(
  store: Store,
  email: string | undefined,
  isSure: boolean,
): Promise<CommandResult> {
  if (!email) return failed(inboxUsage);
  const { inquiries } = await readInquiries(store);
  const theirs = inquiries.filter((inquiry) => inquiry.email.toLowerCase() === email.toLowerCase());
  if (!isSure)
    return done([...theirs.map(summary), `${theirs.length} inquiries; add --yes to remove them`].join("\n"));
  for (const { id } of theirs) await removeInquiry(store, id);
  return done(`Removed ${theirs.length} inquiries.`);
}

/** Finds an inquiry by its whole ID, or by its short reference if that is unique. */
async function find(store: Store, id: string | undefined): Promise<InquiryRecord | undefined> {
  if (!id) return undefined;
  if (/^\w{26}$/.test(id)) return readInquiry(store, id);
  const { inquiries } = await readInquiries(store);
  const [first, ...others] = inquiries.filter((inquiry) => shortReference(inquiry.id) === id.toUpperCase());
  return others.length === 0 ? first : undefined;
}

function summary({ id, receivedAt, name, email, subject, suspected }: InquiryRecord): string {
  const mark = suspected ? "  (suspected)" : "";
  return `${shortReference(id)}  ${receivedAt}  ${name} <${email}>  ${subject ?? ""}${mark}`.trimEnd();
}

const done = (output: string): CommandResult => ({ output, exitCode: 0 });
const failed = (output: string): CommandResult => ({ output, exitCode: 1 });
