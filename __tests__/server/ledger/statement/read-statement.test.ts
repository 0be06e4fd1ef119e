import { readAmount } from "../../../../src/server/ledger/statement/amount";
import { readDate } from "../../../../src/server/ledger/statement/date";
import { readStatement } from "../../../../src/server/ledger/statement/read-statement";

const today = "2026-11-26";

function credits(text: string) {
  const statement = readStatement(text, today);
  if (!statement.ok) throw new Error(statement.problem);
  return {
    ...statement,
    sums: statement.credits.map(({ date, rupiah, description }) => [date, rupiah, description]),
  };
}

test.each([
  ["50.123", 50_123],
  ["50,123", 50_123],
  ["50.123,00", 50_123],
  ["50,123.00", 50_123],
  ["1.050.123,00", 1_050_123],
  ["1,050,123.50", 1_050_123.5],
  ["50123", 50_123],
  ["50123.00", 50_123],
  ["Rp 50.123", 50_123],
  ["Rp250.321,-", 250_321],
  ["50.123.-", 50_123],
  ["IDR50,123.00", 50_123],
  ["0,00", 0],
])("reads %j as a bank means it", (text, value) => {
  expect(readAmount(text)).toEqual({ value });
});

test.each([
  ["50,123.00 CR", "in"],
  ["50.123,00K", "in"],
  ["+50.123", "in"],
  ["50,123.00 DB", "out"],
  ["-50.123", "out"],
  ["Rp -50.123", "out"],
] as const)("reads in %j which way it moved", (text, direction) => {
  expect(readAmount(text)).toEqual({ value: 50_123, direction });
});

test.each(["", "PEND", "12.34.56", "1,23,456", "50.123 XX", "1.2345", "9".repeat(17), "9".repeat(400)])(
  "does not guess at %j",
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

test.each([
  ["2026-11-03", "2026-11-03"],
  ["2026-11-03T10:20:30", "2026-11-03"],
  ["03/11/2026", "2026-11-03"],
  ["3-11-26 10:20", "2026-11-03"],
  ["03 Nov 2026", "2026-11-03"],
  ["03 OKT 2026", "2026-10-03"],
  ["17 Agustus 2026", "2026-08-17"],
  ["'03/11", "2026-11-03"],
  ["31/12", "2025-12-31"],
  ["31/02/2026", undefined],
  ["PEND", undefined],
])("reads the date %j", (text, date) => {
  expect(readDate(text, "day", today)).toBe(date);
});

test("reads a statement as BCA writes it, with what stands above and below it", () => {
  const { sums, unread } = credits(
    [
      "No. rekening,:,'1234567890",
      "Nama,:,YAYASAN",
      "Periode,:,01/11/2026 - 30/11/2026",
      "",
      "Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo",
      `'03/11,"TRSF E-BANKING CR 7KQ2M0XD SARI",0000,"50,123.00",CR,"1,050,123.00"`,
      `'04/11,BIAYA ADM,0000,"15,000.00",DB,"1,035,123.00"`,
      `PEND,TRSF E-BANKING CR,0000,"75,001.00",CR,`,
      "",
      `Saldo Awal,:,"1,000,000.00"`,
      `,,,"50,123.00",CR,`,
    ].join("\r\n"),
  );
  expect(sums).toEqual([["2026-11-03", 50_123, "TRSF E-BANKING CR 7KQ2M0XD SARI"]]);
  expect(unread.map(({ row }) => row)).toEqual([8]);
});

test.each([
  [";", "Tanggal;Uraian Transaksi;Debet;Kredit;Saldo\n03/11/2026;SETORAN;0,00;50.123,00;1.000.000,00"],
  [",", `Date,Description,Debit,Credit\n2026-11-03,SETORAN,,"50,123.00"\n2026-11-04,FEE,"5,000.00",`],
  ["tab", "Tgl\tKeterangan\tTipe\tNominal (Rp)\n3 Nov 2026\tSETORAN\tK\t50.123\n4 Nov 2026\tBIAYA\tD\t5.000"],
  ["a sign", "\ufefftanggal,berita,mutasi\n2026-11-03,SETORAN,50123\n2026-11-04,BIAYA,-5000"],
  [
    "dollars, too",
    "Date;Details;Currency;Amount;Type\n03/11/2026;SETORAN;IDR;50.123;CR\n03/11/2026;X;USD;50.00;CR",
  ],
])("finds the columns of a statement: %s", (_, text) => {
  expect(credits(text).sums).toEqual([["2026-11-03", 50_123, "SETORAN"]]);
});

test("reads headings that are cut short, with underscores", () => {
  const headings = "TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI";
  const { sums } = credits(`${headings}\n03/11/2026;TRSF 7KQ2M0XD;0,00;50.123,00;90.123,00`);
  expect(sums).toEqual([["2026-11-03", 50_123, "TRSF 7KQ2M0XD"]]);
});

test("takes the month first only where the day cannot be first", () => {
  const rows = (...dates: string[]) => ["Date,Credit", ...dates.map((date) => `${date},50123`)].join("\n");
  expect(credits(rows("11/03/2026", "11/25/2026")).sums.map(([date]) => date)).toEqual([
    "2026-11-03",
    "2026-11-25",
  ]);
  expect(credits(rows("11/03/2026", "12/03/2026")).sums.map(([date]) => date)).toEqual([
    "2026-03-11",
    "2026-03-12",
  ]);
});

test("a date that is none, or a few that fit the other order, do not change the order of the others", () => {
  const rows = (...dates: string[]) => ["Date,Credit", ...dates.map((date) => `${date},50123`)].join("\n");
  for (const odd of ["27/13/2026", "11/13/2026"]) {
    const { sums, unread } = credits(rows("26/11/2026", odd, "05/11/2026"));
    expect(sums.map(([date]) => date)).toEqual(["2026-11-26", "2026-11-05"]);
    expect(unread).toEqual([{ row: 3, part: "date", text: `${odd} 50123` }]);
  }
});

test("knows a line again in an overlapping statement, and two equal lines of a day as two", () => {
  const line = (day: number) => `2026-11-0${day};SETORAN TUNAI;50.123`;
  const statement = (...days: number[]) => ["Tanggal;Keterangan;Kredit", ...days.map(line)].join("\n");
  const ids = (text: string) => credits(text).credits.map(({ id }) => id);
  const first = ids(statement(1, 2, 2));
  expect(new Set(first).size).toBe(3);
  expect(ids(statement(2, 2, 3)).slice(0, 2)).toEqual(first.slice(1));
});

test.each([
  ["nothing that it knows", "a;b;c\n1;2;3", /first row is: a;b;c.*Expected: one for the date/],
  ["an empty file", "", /No row with the names/],
  ["amounts without a direction", "Tanggal;Jumlah\n03/11/2026;50.123", /nothing says which of them came in/],
])("refuses %s, and says what is expected", (_, text, problem) => {
  expect(readStatement(text, today)).toEqual({
    ok: false,
    problem: expect.stringMatching(problem) as string,
  });
});
