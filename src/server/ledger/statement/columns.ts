/** What the ledger reads of a bank statement, and the names of these columns, in Indonesian and English. */
const names = {
  date: [
    ...[
      "tanggal",
      "tgl",
      "tanggal transaksi",
      "tgl transaksi",
      "tanggal posting",
      "tanggal mutasi",
      "tgl tran",
    ],
    ...["date", "transaction date", "posting date", "post date", "booking date"],
  ],
  description: [
    ...[
      "keterangan",
      "uraian",
      "uraian transaksi",
      "deskripsi",
      "transaksi",
      "berita",
      "rincian",
      "catatan",
      "desk tran",
    ],
    ...["description", "details", "remark", "remarks", "narrative", "transaction", "transaction description"],
    ...["reference", "reference no", "no referensi", "nomor referensi", "pengirim", "sender"],
  ],
  credit: [
    ...["kredit", "masuk", "uang masuk", "dana masuk", "mutasi kredit", "setoran"],
    ...["credit", "credits", "credit amount", "money in", "paid in", "deposit", "deposits"],
  ],
  debit: [
    ...[
      "debet",
      "debit",
      "keluar",
      "uang keluar",
      "dana keluar",
      "mutasi debet",
      "mutasi debit",
      "penarikan",
    ],
    ...["debits", "debit amount", "money out", "paid out", "withdrawal", "withdrawals"],
  ],
  amount: ["jumlah", "nominal", "mutasi", "nilai", "amount", "transaction amount"],
  direction: [
    "tipe",
    "jenis",
    "jenis transaksi",
    "d k",
    "db cr",
    "dk",
    "debit kredit",
    "debet kredit",
    "type",
    "dr cr",
  ],
  currency: ["mata uang", "currency"],
} as const;

/** Positions of the named columns in each row. */
export type Positions<Name extends string> = Readonly<Record<Name, readonly number[]>>;

export type Columns = Positions<keyof typeof names>;

/** The positions of the columns with one of these names, each. */
export function positionsOf<Name extends string>(
  row: readonly string[],
  known: Readonly<Record<Name, readonly string[]>>,
): Positions<Name> {
  const headers = row.map(plainName);
  const entries = Object.entries<readonly string[]>(known).map(([name, wanted]) => [
    name,
    headers.flatMap((header, index) => (wanted.includes(header) ? [index] : [])),
  ]);
  return Object.fromEntries(entries) as Record<Name, readonly number[]>;
}

/** Without a currency, dots and brackets: `Kredit (Rp)` → `kredit`. */
function plainName(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .replaceAll(/\b(rp|idr)\b/g, "")
    .trim();
}

/**
 * Finds the columns in a row of headers; undefined if it has none for the date, or none for what came in. A
 * column without a name behind the amount holds the direction, as BCA writes it.
 */
export function findColumns(row: readonly string[]): Columns | undefined {
  const found = positionsOf(row, names);
  const behind = found.amount[0] === undefined ? -1 : found.amount[0] + 1;
  const isUnnamed =
    found.direction.length === 0 && row[behind] !== undefined && plainName(row[behind]) === "";
  const columns: Columns = isUnnamed ? { ...found, direction: [behind] } : found;
  return columns.date.length > 0 && columns.credit.length + columns.amount.length > 0 ? columns : undefined;
}

/** The names that a statement may have, for people: what is expected when none is found. */
export const expectedColumns = `one for the date (${names.date[0]}, date…), and either one for what came in (${names.credit[0]}, credit…) or one for the amount (${names.amount[0]}, amount…)`;
