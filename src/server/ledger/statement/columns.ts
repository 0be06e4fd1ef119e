/** What the ledger reads of a bank statement, and the names of these columns, in Indonesian and English. */
const names = {
  date: [
    ...["tanggal", "tgl", "tanggal transaksi", "tgl transaksi", "tanggal posting", "tanggal mutasi"],
    ...["date", "transaction date", "posting date", "post date", "booking date"],
  ],
  description: [
    ...["keterangan", "uraian", "uraian transaksi", "deskripsi", "transaksi", "berita", "rincian", "catatan"],
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

/** Positions of the columns in each row. */
export type Columns = Readonly<Record<keyof typeof names, readonly number[]>>;

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
  const headers = row.map(plainName);
  const positions = (known: readonly string[]) =>
    headers.flatMap((header, index) => (known.includes(header) ? [index] : []));
  const [amount, direction] = [positions(names.amount), positions(names.direction)];
  const behind = amount[0] === undefined ? -1 : amount[0] + 1;
  const columns: Columns = {
    date: positions(names.date),
    description: positions(names.description),
    credit: positions(names.credit),
    debit: positions(names.debit),
    amount,
    direction: direction.length === 0 && headers[behind] === "" ? [behind] : direction,
    currency: positions(names.currency),
  };
  return columns.date.length > 0 && columns.credit.length + columns.amount.length > 0 ? columns : undefined;
}

/** The names that a statement may have, for people: what is expected when none is found. */
export const expectedColumns = `one for the date (${names.date[0]}, date…), and either one for what came in (${names.credit[0]}, credit…) or one for the amount (${names.amount[0]}, amount…)`;
