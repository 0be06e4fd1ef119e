import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  table: "Table",
  head: (column: number) => `Head of column ${column}`,
  cell: (row: number, column: number) => `Row ${row}, column ${column}`,
  addRow: "Add a row",
  addColumn: "Add a column",
  remove: "Delete the table",
  removeRow: (row: number) => `Delete row ${row}`,
  removeColumn: (column: number) => `Delete column ${column}`,
};

/** Texts of the component for tables, in the languages of the editors' area. */
export const tableTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    table: "Tabel",
    head: (column) => `Judul kolom ${column}`,
    cell: (row, column) => `Baris ${row}, kolom ${column}`,
    addRow: "Tambah baris",
    addColumn: "Tambah kolom",
    remove: "Hapus tabel",
    removeRow: (row) => `Hapus baris ${row}`,
    removeColumn: (column) => `Hapus kolom ${column}`,
  },
};
