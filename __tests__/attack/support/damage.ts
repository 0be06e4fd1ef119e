import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";

const garbage = [
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x80]),
  Buffer.alloc(0),
  Buffer.from("null"),
  Buffer.from("{}"),
];

const today = () => new Date().toISOString().slice(0, 10);

/** What is damaged, in turn. Records of visitors that were accepted are left alone: a disk, not the site, loses those. */
const damages: readonly ((directory: string, round: number) => Promise<string> | string)[] = [
  (_, round) => `inquiries/${today()}-damaged${round}.json`,
  (_, round) => `inquiries/x (${round}).json`,
  newestLease,
  (_, round) => `deliveries/inquiries-none${round}.json`,
  (_, round) => `open-payments/damaged${round}.json`,
  (_, round) => `payments/damaged${round}/intent.json`,
  () => "retention/last.json",
  () => "clock/seen.json",
  (_, round) => `notices/damaged${round}.json`,
];

async function newestLease(directory: string): Promise<string> {
  const names = await readdir(path.join(directory, "leases/outbox")).catch(() => []);
  return `leases/outbox/${
    names
      .filter((name) => /^\d/.test(name))
      .sort()
      .at(-1) ?? "000000000001.json"
  }`;
}

/** Writes garbage over a record of the site, or beside them. */
export async function damageOne(directory: string, round: number): Promise<void> {
  const file = path.join(directory, (await damages[round % damages.length]?.(directory, round)) ?? "");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, garbage[round % garbage.length] ?? "");
}
