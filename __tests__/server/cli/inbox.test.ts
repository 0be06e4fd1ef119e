import { parse } from "csv-parse/sync";
import { inboxUsage, runInbox } from "../../../src/server/cli/inbox";
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
  await expect(runInbox(["delete", references[1] ?? ""], runtime)).resolves.toMatchObject({ exitCode: 0 });
  const asked = await runInbox(["delete", "--email", "SARI@example.org"], runtime);
  expect(asked.output).toContain("2 inquiries; add --yes to remove them");
  expect(await inquiryNames(store)).toHaveLength(2);
  const removed = await runInbox(["delete", "--email", "SARI@example.org", "--yes"], runtime);
  expect(removed.output).toBe("Removed 2 inquiries.");
  expect(await inquiryNames(store)).toEqual([]);
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

test.each([
  ...[[[]], [["help"]], [["delete", "--email"]]],
  ...[[["export", "--language"]], [["export", "--language", "xx"]], [["export", "id"]]],
])("explains itself for %p", async (args) => {
  await expect(runInbox(args, testRuntime())).resolves.toEqual({ output: inboxUsage, exitCode: 1 });
});
