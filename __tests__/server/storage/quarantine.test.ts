import { mkdir, readFile, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { minute } from "../../../src/domain/durations";
import { runInbox } from "../../../src/server/cli/inbox";
import { runQuarantine } from "../../../src/server/cli/quarantine";
import { inquiryNames } from "../../../src/server/inquiries/inquiries";
import { runJobAlone } from "../../../src/server/outbox/run-alone";
import { runJob } from "../../../src/server/outbox/run-job";
import { sampleProvider } from "../../../src/server/payments/providers/sample-provider";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { quarantined, setAside, unreadableInPlace } from "../../../src/server/storage/quarantine";
import { createStore, UnreadableRecordError } from "../../../src/server/storage/store";
import { createTexts } from "../../../src/server/texts";
import { temporaryFolder } from "../../setup/temporary-folder";
import { anyRecord } from "../support/any-record";
import { closeFolder } from "../support/closed-folder";
import { memoryDriver } from "../support/memory-driver";
import { get, goodInquiry, jsonPost } from "../support/requests";
import { handleCampaign, handleInquiry } from "../support/routes";
import { keepingMailer, mailSettings, testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";

const { t } = createTexts(siteData, "en");

function onDisk() {
  const directory = temporaryFolder();
  const mailer = keepingMailer();
  const store = createStore(fileDriver(directory));
  return { directory, mailer, runtime: testRuntime({ settings: mailSettings, parts: { store, mailer } }) };
}

/** Stores inquiries without sending their e-mails. Returns the name of the first. */
async function write(runtime: TestRuntime, messages: readonly string[]): Promise<string> {
  for (const message of messages)
    await handleInquiry(jsonPost({ ...goodInquiry, message }), { ...runtime, later: () => undefined });
  return (await inquiryNames(runtime.store))[0] ?? "";
}

const keysAside = async ({ store }: TestRuntime) => (await quarantined(store)).map(({ key }) => key);

/** Bytes that are no UTF-8, as a damaged disk leaves them. */
const garbage = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x80]);

describe("a damaged inquiry", () => {
  async function damaged() {
    const site = onDisk();
    const name = await write(site.runtime, ["one", "two"]);
    const file = path.join(site.directory, "inquiries", `${name}.json`);
    const whole = await readFile(file);
    await writeFile(file, garbage);
    return { ...site, name, file, whole };
  }

  test("is set aside byte by byte, the other is mailed, and the team is told once", async () => {
    const { runtime, directory, mailer, name } = await damaged();
    await expect(runJob(runtime)).resolves.toMatchObject({ delivery: { sent: 1, failed: 1 }, waiting: 0 });
    await runtime.idle();
    const [aside] = await quarantined(runtime.store);
    expect(aside?.key).toBe(`inquiries:${name}`);
    const file = `${path.join(directory, ...(aside?.storedAs ?? "").split(":"))}.json`;
    await expect(readFile(file)).resolves.toEqual(garbage);
    expect(mailer.sent.at(-1)?.text).toContain(t("server:mail.alert.quarantine.text"));
    runtime.wait(5 * minute);
    await expect(runJob(runtime)).resolves.toMatchObject({ delivery: { sent: 0, failed: 0 }, waiting: 0 });
    expect(mailer.sent).toHaveLength(2);
  });

  test("is mailed after it was repaired and put back", async () => {
    const { runtime, mailer, name, directory, whole } = await damaged();
    await runJob(runtime);
    await runtime.idle();
    const [aside] = await quarantined(runtime.store);
    await writeFile(`${path.join(directory, ...(aside?.storedAs ?? "").split(":"))}.json`, whole);
    const listed = await runQuarantine(["list"], runtime);
    expect(listed.output).toContain(`inquiries:${name}  set aside`);
    await expect(runQuarantine(["restore", `inquiries:${name}`], runtime)).resolves.toMatchObject({
      exitCode: 0,
    });
    mailer.sent.length = 0;
    await runJob(runtime);
    await runtime.idle();
    expect(mailer.sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(goodInquiry.name),
      t("server:mail.alert.clearedSubject", { subject: t("server:mail.alert.quarantine.subject") }),
    ]);
  });

  test("does not keep its sender from sending it again, and is then not put back over the new one", async () => {
    const { runtime, whole, name } = await damaged();
    const { message } = JSON.parse(whole.toString()) as { message: string };
    const again = await handleInquiry(jsonPost({ ...goodInquiry, message }), runtime);
    expect(again.status).toBe(201);
    await runtime.idle();
    expect(await inquiryNames(runtime.store)).toContain(name);
    expect(await keysAside(runtime)).toEqual([`inquiries:${name}`]);
    await expect(runQuarantine(["restore", "--all"], runtime)).resolves.toMatchObject({ exitCode: 1 });
    expect(await keysAside(runtime)).toEqual([`inquiries:${name}`]);
  });
});

const damages: Readonly<Record<string, (file: string) => Promise<unknown>>> = {
  garbage: (file) => writeFile(file, garbage),
  null: (file) => writeFile(file, "null"),
  "a folder": (file) => mkdir(path.join(file, "more"), { recursive: true }),
  "a file of 3 GB": async (file) => {
    await writeFile(file, "");
    await truncate(file, 3e9);
  },
};

test.each(Object.keys(damages))(
  "states, leases and notes that are %s are set aside and written anew",
  async (kind) => {
    const { runtime, directory, mailer } = onDisk();
    const name = await write(runtime, ["one"]);
    const keys = [
      `deliveries:inquiries-${name}`,
      "leases:job:000000000001",
      "leases:outbox:000000000001",
      "campaign-sums",
      "retention:last",
      "clock:seen",
      "wrong:clock",
    ];
    for (const key of keys) {
      const file = `${path.join(directory, ...key.split(":"))}.json`;
      await mkdir(path.dirname(file), { recursive: true });
      await damages[kind]?.(file);
    }
    const charging = { ...runtime, providers: [{ ...sampleProvider, charges: true }] };
    await handleCampaign(get({ campaign: "peat-rewetting" }), charging);
    // the second to last lease may just be taken by another process
    for (let run = 0; run < 3; run += 1) {
      await runJobAlone(runtime);
      await runtime.idle();
    }
    expect((await keysAside(runtime)).sort()).toEqual([...keys].sort());
    expect(mailer.sent.filter(({ replyTo }) => replyTo)).toHaveLength(1);
  },
);

test("a damaged payment stays where it is, is named, and is forgotten when it is repaired", async () => {
  const runtime = testRuntime({ settings: mailSettings, parts: { mailer: keepingMailer() } });
  const key = "payments:abc:intent";
  runtime.items.set("open-payments:abc", "{}");
  runtime.items.set(key, "garbage");
  for (let run = 0; run < 2; run += 1)
    await expect(runJob(runtime)).resolves.toMatchObject({ openPayments: 1 });
  expect(runtime.items.get(key)).toBe("garbage");
  expect(await unreadableInPlace(runtime)).toEqual([key]);
  expect((await runQuarantine(["list"], runtime)).output).toContain(`${key}  cannot be read, in its place`);
  runtime.items.delete(key);
  await runJob(runtime);
  expect(await unreadableInPlace(runtime)).toEqual([]);
});

test("files that others made stop neither the job nor the tools, and are named", async () => {
  const { runtime, directory, mailer } = onDisk();
  const name = await write(runtime, ["one"]);
  for (const file of [".DS_Store", `${name} (copy).json`, "x (1).json", "note.txt"])
    await writeFile(path.join(directory, "inquiries", file), "{}");
  await mkdir(path.join(directory, "inquiries", "new folder"));
  await expect(runJob(runtime)).resolves.toMatchObject({ delivery: { sent: 1, failed: 0 }, waiting: 0 });
  expect(mailer.sent).toHaveLength(1);
  expect((await runInbox(["list"], runtime)).output).toMatch(/\n1 inquiry$/);
  const { output } = await runQuarantine(["list"], runtime);
  expect(output.split("\n")).toEqual([
    `inquiries/${name} (copy).json  not written by the site, ignored`,
    "inquiries/x (1).json  not written by the site, ignored",
    "0 set aside, 0 in their places, 2 files ignored",
  ]);
  await runInbox(["delete", "--email", goodInquiry.email, "--yes"], runtime);
  expect(await inquiryNames(runtime.store)).toEqual([]);
});

// a folder, how many records are listed as set aside, the keys of those in their places, and whether it is ours
test.each<[string, number, readonly string[], boolean]>([
  ["inquiries", 2, ["payments:abc"], true],
  ["payments/abc", 2, ["payments:abc"], true],
  ["lost+found", 2, ["payments:abc"], false],
  ["quarantine", 0, ["payments:abc"], true],
  ["quarantine/20260115080000000/notices", 1, ["payments:abc"], true],
  ["unreadable", 2, [], true],
])("the list names the closed folder %s, and shows the rest", async (folder, aside, inPlace, isOurs) => {
  const { runtime, directory } = onDisk();
  const { store } = runtime;
  for (const key of [
    "quarantine:20260115080000000:notices:a",
    "quarantine:20260115080500000:mails:b",
    "payments:abc:intent",
  ])
    await store.write(key, anyRecord, {});
  await setAside(runtime, new UnreadableRecordError("payments:abc", false));
  await mkdir(path.join(directory, "inquiries"));
  await mkdir(path.join(directory, "lost+found"));
  await writeFile(path.join(directory, "payments", "x (1).json"), "{}");
  closeFolder(path.join(directory, folder));
  const { output, ...result } = await runQuarantine(["list"], runtime);
  expect(result.exitCode).toBe(isOurs ? 1 : 0);
  expect(output.split("\n").filter((line) => line.includes("folder"))).toEqual(
    isOurs ? [`${folder}  a folder that cannot be opened: what is in it is not listed`] : [],
  );
  for (const key of inPlace) expect(output).toContain(`${key}  cannot be read, in its place`);
  expect(output).toContain(`${path.join("payments", "x (1).json")}  not written by the site, ignored`);
  expect(output).toMatch(
    new RegExp(`\n${aside} set aside, ${inPlace.length} in their places, 1 files ignored$`),
  );
});

test("a file that may not be opened stays in its place and is named", async () => {
  const driver = memoryDriver();
  const closed = (key: string) => {
    if (key.startsWith("inquiries:")) throw new UnreadableRecordError(key, false);
    return driver.getItem(key);
  };
  const mailer = keepingMailer();
  const parts = { mailer, store: createStore({ ...driver, getItem: closed }) };
  const runtime = testRuntime({ settings: mailSettings, parts });
  await runtime.store.write("inquiries:2026-01-15-abc", anyRecord, {});
  await runJob(runtime);
  expect(await inquiryNames(runtime.store)).toEqual(["2026-01-15-abc"]);
  expect(await unreadableInPlace(runtime)).toEqual(["inquiries:2026-01-15-abc"]);
});

test.each([
  [[], /^Usage: /],
  [["help"], /^Usage: /],
  [["restore"], /^Usage: /],
  [["restore", "notices:a", "--all"], /^Usage: /],
  [["delete"], /^Usage: /],
  [["delete", "--all"], /^delete has no option --all\.\n\nUsage: /],
  [["list", "extra"], /^list takes nothing more, not: extra\n\nUsage: /],
])("explains itself for %p", async (args, words) => {
  const { output, exitCode } = await runQuarantine(args, testRuntime());
  expect(output).toMatch(words);
  expect(exitCode).toBe(1);
});

test("what is refused, or lies in a closed folder, is named, and the others are put back", async () => {
  const { runtime, directory } = onDisk();
  const { store } = runtime;
  const aside = ["20260115080000000:notices:a", "20260115080500000:mails:b", "20260115081000000:mails:c"];
  for (const key of aside) await store.write(`quarantine:${key}`, anyRecord, {});
  closeFolder(path.join(directory, "quarantine", "20260115081000000"));
  // no folder can be made in its place
  await writeFile(path.join(directory, "notices"), "");
  const { output, exitCode } = await runQuarantine(["restore", "--all"], runtime);
  expect(exitCode).toBe(1);
  expect(output).toContain("notices:a: not put back, because the storage refused it (");
  expect(output).toContain(`${path.join("quarantine", "20260115081000000")}  a folder that cannot be opened`);
  expect(await store.has("mails:b")).toBe(true);
  await expect(runQuarantine(["delete", "mails:c"], runtime)).resolves.toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("a folder that cannot be opened") as string,
  });
});

test("deletes one record of the quarantine, by its key, for good", async () => {
  const runtime = testRuntime();
  runtime.items.set("quarantine:20260115080000000:notices:a", "x");
  runtime.items.set("quarantine:20260115080000000:notices:b", "x");
  await expect(runQuarantine(["delete", "--all"], runtime)).resolves.toMatchObject({ exitCode: 1 });
  await expect(runQuarantine(["delete", "notices:a"], runtime)).resolves.toMatchObject({ exitCode: 0 });
  expect(await keysAside(runtime)).toEqual(["notices:b"]);
});
