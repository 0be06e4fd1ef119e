import { parse } from "csv-parse/sync";
import { runInbox } from "../../../src/server/cli/inbox";
import { inquiryNames } from "../../../src/server/inquiries/inquiries";
import { goodInquiry, jsonOf, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { testRuntime } from "../support/runtime";

async function filled() {
  const runtime = testRuntime();
  const references: string[] = [];
  for (const change of [
    {},
    { email: "budi@example.org", name: "Budi", website: "x" },
    { message: "Once more", subject: "" },
  ]) {
    runtime.wait(1000);
    const answer = await handleInquiry(jsonPost({ ...goodInquiry, ...change }), runtime);
    references.push(String(jsonOf(answer).reference));
  }
  return { runtime, store: runtime.store, references };
}

test("lists inquiries by age and marks suspected and damaged ones", async () => {
  const { runtime, references } = await filled();
  runtime.items.set("inquiries:zzzz", "{");
  const { output, exitCode } = await runInbox(["list"], runtime);
  expect(exitCode).toBe(0);
  expect(output.split("\n")).toEqual([
    `${references[0]}  2026-01-15T08:00:01.000Z  Sari Wulandari <sari@example.org>  Peat checklist`,
    `${references[1]}  2026-01-15T08:00:02.000Z  Budi <budi@example.org>  Peat checklist  (suspected)`,
    `${references[2]}  2026-01-15T08:00:03.000Z  Sari Wulandari <sari@example.org>`,
    "zzzz  cannot be read",
    "3 inquiries",
  ]);
});

test("an empty list names the store, which may be another than the site's", async () => {
  const { output } = await runInbox(["list"], testRuntime());
  expect(output).toMatch(/^0 inquiries in the folder \/.*\.data$/);
});

test("shows one by either reference", async () => {
  const { runtime, references } = await filled();
  const shown = await runInbox(["show", references[1]?.toLowerCase() ?? ""], runtime);
  expect(JSON.parse(shown.output)).toMatchObject({ name: "Budi", suspected: true });
  const { id } = JSON.parse(shown.output) as { id: string };
  await expect(runInbox(["show", id], runtime)).resolves.toEqual(shown);
  await expect(runInbox(["show", "NONE-SUCH"], runtime)).resolves.toMatchObject({ exitCode: 1 });
});

test("deletes one, or all of a person once that was confirmed", async () => {
  const { store, runtime, references } = await filled();
  const shown = await runInbox(["delete", references[1] ?? ""], runtime);
  expect(shown.output).toMatch(/Budi <budi@example.org>.*\nNothing was done; add --yes to remove it\.$/);
  expect(await inquiryNames(store)).toHaveLength(3);
  const one = await runInbox(["delete", references[1] ?? "", "--yes"], runtime);
  expect(one).toMatchObject({ exitCode: 0, output: expect.stringMatching(/\nRemoved\.$/) as string });
  const asked = await runInbox(["delete", "--email", "SARI@example.org"], runtime);
  expect(asked.output).toContain("2 inquiries; add --yes to remove them");
  expect(await inquiryNames(store)).toHaveLength(2);
  const removed = await runInbox(["delete", "--email", "SARI@example.org", "--yes"], runtime);
  expect(removed.output).toBe("Removed 2 inquiries.");
  expect(await inquiryNames(store)).toEqual([]);
});

test("names the damaged inquiries that may be a person's, too, and removes each by its name", async () => {
  const { runtime, references } = await filled();
  const { items } = runtime;
  items.set("inquiries:2026-01-14-cut", '{"email":"sari@exa');
  items.set("trash:2026-01-15-2026-01-14-old", "{");
  items.set("quarantine:20260115080000000:inquiries:aside", "{");
  items.set("quarantine:20260115080000000:mails:other", "{");
  const damaged = [
    "  2026-01-14-cut  cannot be read",
    "  2026-01-15-2026-01-14-old  cannot be read  (in the trash)",
    "  inquiries:aside  set aside",
  ];
  const { output, warning } = await runInbox(["delete", "--email", "sari@example.org", "--yes"], runtime);
  expect(output).toBe("Removed 2 inquiries.");
  expect(warning?.split("\n").filter((line) => line.startsWith("  "))).toEqual(damaged);
  const again = await runInbox(["delete", "--email", "sari@example.org"], runtime);
  expect(again).toEqual({ output: "There is no inquiry from sari@example.org.", exitCode: 1, warning });
  expect((await runInbox(["export"], runtime)).warning).toContain("2026-01-14-cut");
  expect((await runInbox(["show", "2026-01-14-cut"], runtime)).output).toBe("2026-01-14-cut  cannot be read");
  for (const name of ["2026-01-14-cut", "2026-01-15-2026-01-14-old"])
    await expect(runInbox(["delete", name, "--yes"], runtime)).resolves.toMatchObject({ exitCode: 0 });
  expect((await runInbox(["list"], runtime)).output).toMatch(new RegExp(`^${references[1]} .*\n1 inquiry$`));
  expect((await runInbox(["trash"], runtime)).output).toMatch(/^0 inquiries in the trash/);
});

test("exports what no spreadsheet takes for a formula", async () => {
  const runtime = testRuntime();
  const formulas = {
    name: '=HYPERLINK("https://evil.example","x")',
    company: "+1",
    subject: "@SUM(A1)",
    message: '-2+3\nsecond line, with "quotes"',
  };
  await handleInquiry(jsonPost({ ...goodInquiry, ...formulas }), runtime);
  const { output } = await runInbox(["export"], runtime);
  expect(output.startsWith('\ufeff"receivedAt","name","email"')).toBe(true);
  expect(output).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
  for (const cell of [`"'+1"`, `"'@SUM(A1)"`, `"'-2+3\nsecond line, with ""quotes"""`])
    expect(output).toContain(cell);
  expect(output).not.toMatch(/(^|,)"[=+@\t-]/m);
});

test("exports no formula for a spreadsheet that expects another separator", async () => {
  const runtime = testRuntime();
  const formulas = {
    name: "Sari,=1+1",
    company: 'a; "=1+1";b',
    subject: "hi;=1+1;＝2",
    message: "Hello\n=cmd|'/C calc'!A0\n\t+3\n  @SUM(A1)\nan a=b, c-d and 1 - 1\n- a list",
  };
  await handleInquiry(jsonPost({ ...goodInquiry, ...formulas }), runtime);
  const exports = [
    await runInbox(["export"], runtime),
    await runInbox(["export", "--language", "id"], runtime),
  ];
  for (const { output, exitCode } of exports) {
    expect(exitCode).toBe(0);
    for (const delimiter of [",", ";", "\t"]) expect(startsOf(output, delimiter)).not.toMatch(/[=+@＝-]/);
    // lines that a spreadsheet does not put together again
    for (const line of output.split(/[\r\n]+/))
      for (const delimiter of [",", ";", "\t"]) expect(startsOf(line, delimiter)).not.toMatch(/[=+@＝-]/);
    expect(output).toContain("an a=b, c-d and 1 - 1");
  }
  expect(exports[1]?.output.startsWith('\ufeff"receivedAt";"name"')).toBe(true);
});

/** The first signs of all cells that a spreadsheet finds. */
function startsOf(csv: string, delimiter: string): string {
  const options = { delimiter, bom: true, relax_quotes: true, relax_column_count: true, quote: null };
  const rows = parse(csv, options);
  return rows.flatMap((cells) => cells.map((cell) => cell.replace(/^[\s"]+/, "").slice(0, 1))).join("");
}

const usage = "Usage: npm run inbox -- <command>";

test.each([
  [[], ""],
  [["help"], ""],
  [["delete"], ""],
  [["show"], ""],
  [["restore", "7KQ2-M0XD", "--all"], ""],
  [["delete", "7KQ2-M0XD", "--email", "sari@example.org", "--yes"], ""],
  [["delete", "--email"], "Option '--email <value>' argument missing\n\n"],
  [["export", "--language"], "Option '--language <value>' argument missing\n\n"],
  [["export", "id"], "export takes nothing more, not: id\n\n"],
  [["delete", "7KQ2-M0XD", "9BQ2-M0XD", "--yes"], "delete takes one at a time, not: 7KQ2-M0XD 9BQ2-M0XD\n\n"],
  [["list", "--yes"], "list has no option --yes.\n\n"],
])("explains itself for %p, and does nothing", async (args, reason) => {
  const { output, exitCode } = await runInbox(args, testRuntime());
  expect({ exitCode, start: output.slice(0, reason.length + usage.length) }).toEqual({
    exitCode: 1,
    start: reason + usage,
  });
});

test("refuses an option that it does not know, and a language that the site does not have", async () => {
  const { runtime, store, references } = await filled();
  const dry = await runInbox(["delete", references[0] ?? "", "--yes", "--dry-run"], runtime);
  expect(dry).toMatchObject({ exitCode: 1, output: expect.stringContaining("--dry-run") as string });
  expect(await inquiryNames(store)).toHaveLength(3);
  const language = await runInbox(["export", "--language", "xx"], runtime);
  expect(language).toMatchObject({ exitCode: 1, output: expect.stringContaining('not "xx"') as string });
});

test("says how it is used when asked", async () => {
  const { output, exitCode } = await runInbox(["delete", "--help"], testRuntime());
  expect([output.startsWith(usage), exitCode]).toEqual([true, 0]);
});
