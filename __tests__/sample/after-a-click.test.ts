import { localizedPath } from "../../src/domain/paths";
import { describePage } from "./built-page";
import { shippedWith } from "./shipped-texts";

/** A text in English and Indonesian; `{{…}}` is a placeholder. */
type Row = readonly [en: string, id: string];

const projectDialog: readonly Row[] = [
  ["Key features", "Fitur utama"],
  ["View details", "Lihat rincian"],
  ["Close", "Tutup"],
];

const statuses: readonly Row[] = [
  ["Ongoing", "Sedang Berjalan"],
  ["Expansion phase", "Fase Perluasan"],
  ["Pilot project", "Proyek Percontohan"],
  ["Phase 2 active", "Tahap 2 Aktif"],
  ["Completed", "Selesai"],
];

const redirect: Row = [
  "With a payment provider connected and the goods ready, you would now be redirected to our secure payment processor.",
  "Jika penyedia pembayaran sudah terhubung dan barangnya sudah siap, Anda kini akan diarahkan ke halaman pembayarannya yang aman.",
];

const ebookDialog: readonly Row[] = [
  ["Twelve chapters, in English and Indonesian", "Dua belas bab, dalam bahasa Indonesia dan Inggris"],
  [
    "A form, a list of common mistakes and sources in every chapter",
    "Formulir, daftar kesalahan yang mudah terjadi, dan sumber di setiap bab",
  ],
  [
    "Three invented organisations that count along with you",
    "Tiga organisasi rekaan yang ikut menghitung bersama Anda",
  ],
  ["Buy the e-book", "Beli buku"],
  redirect,
];

const inquiry: readonly Row[] = [
  ["Send an inquiry", "Kirim pesan"],
  ["General Inquiry", "Pertanyaan Umum"],
  ["Inquiry sent successfully!", "Pesan berhasil dikirim!"],
  ["Please tell us your name.", "Mohon tuliskan nama Anda."],
  [
    "Please tell us your e-mail address, so that we can answer.",
    "Mohon tuliskan alamat surel Anda agar kami dapat menjawab.",
  ],
  [
    "We cannot send anything to this address. A complete e-mail address looks like name@example.org.",
    "Kami tidak dapat mengirim apa pun ke alamat ini. Contoh alamat surel yang lengkap: nama@contoh.org.",
  ],
  ["Please write a message.", "Mohon tuliskan pesan."],
];

/** The maintenance notices of the sections; the last one is for sections without a notice of their own. */
const maintenance: readonly Row[] = [
  [
    "The project list is being updated. The work in the field goes on, and the projects will be back here soon.",
    "Daftar proyek sedang diperbarui. Kerja di lapangan tetap berjalan, dan proyek-proyek kami akan segera hadir kembali di sini.",
  ],
  [
    "The newsroom is being rebuilt. Until it is back here, every story is under “All news”.",
    "Ruang berita sedang dibangun ulang. Sementara itu, setiap cerita ada di “Semua berita”.",
  ],
  [
    "The resource shelf is being updated. Our templates, guides and handbook will be back here soon.",
    "Pustaka kami sedang diperbarui. Templat, panduan, dan buku pegangan akan segera hadir kembali di sini.",
  ],
  [
    "The contact form is being updated. Until it is back, our e-mail address and phone number are at the foot of every page.",
    "Formulir kontak sedang diperbarui. Untuk sementara, alamat surel dan nomor telepon kami ada di bagian bawah setiap halaman.",
  ],
  ["This section is being updated.", "Bagian ini sedang diperbarui."],
];

const newsFilter: readonly Row[] = [
  ["All", "Semua"],
  ["Product update", "Pembaruan produk"],
  ["Partnership", "Kemitraan"],
  ["Resource", "Pustaka"],
];

const applicationError: readonly Row[] = [
  ["Unexpected Application Error!", "Terjadi kesalahan aplikasi yang tidak terduga!"],
  ["Return to Home", "Kembali ke beranda"],
];

/** Texts that a page shows only after a click or a response of the server. */
const pages: Record<string, readonly Row[]> = {
  "/": [
    ...projectDialog,
    ["A boat passage in each block that needs one", "Celah perahu di setiap sekat yang memerlukannya"],
    ...statuses,
    ...ebookDialog,
    ...inquiry,
    ...maintenance,
    ...newsFilter,
    ...applicationError,
  ],
  "/projects/": [
    ...projectDialog,
    ["Species chosen by the people who sweep under them", "Jenis pohon dipilih oleh penyapu jalan"],
    ...statuses,
    ["No projects found", "Proyek tidak ditemukan"],
    ["Try adjusting your search or filter criteria.", "Coba ubah kata pencarian atau kategorinya."],
    ["Clear search", "Hapus pencarian"],
  ],
  "/donate/": [
    [
      "Thank you for your donation of {{amount}}! With a payment provider connected, this would redirect to payment processing.",
      "Terima kasih atas donasi Anda sebesar {{amount}}! Jika penyedia pembayaran sudah terhubung, Anda kini akan diarahkan ke halaman pembayarannya.",
    ],
    ["Donate {{amount}} monthly", "Donasi {{amount}} per bulan"],
    ["The smallest amount is {{minimum}}.", "Nominal terkecil {{minimum}}."],
    ["The largest amount is {{maximum}}.", "Nominal terbesar {{maximum}}."],
  ],
  "/donate/result/": [
    ["Thank you, your payment has arrived", "Terima kasih, pembayaran Anda sudah kami terima"],
    ["We are waiting for your payment", "Kami menunggu pembayaran Anda"],
    ["Your payment is not finished", "Pembayaran Anda belum selesai"],
    ["The payment did not go through", "Pembayaran tidak berhasil"],
    ["The time to pay has run out", "Waktu pembayaran sudah habis"],
    ["Your payment was returned", "Pembayaran Anda dikembalikan"],
    ["We cannot find this payment", "Pembayaran ini tidak kami temukan"],
  ],
  "/resources/carbon-handbook/": [redirect],
  "/resources/carbon-accounting-course/": [redirect],
  "/tracking/": [
    ["Undo", "Batalkan"],
    [
      "With these applied, reductions in {{month}} would be {{after}} instead of {{before}} {{unit}} (illustration).",
      "Ilustrasi: dengan rekomendasi yang diterapkan, pengurangan pada bulan {{month}} menjadi {{after}} {{unit}}, bukan {{before}} {{unit}}.",
    ],
    [
      "Link copied. It opens the chart as you see it now.",
      "Tautan disalin. Tautan ini membuka grafik seperti yang Anda lihat sekarang.",
    ],
  ],
  "/ui-test/": [
    ["This is a test toast", "Ini pemberitahuan uji"],
    ["It leaves by itself after five seconds.", "Pemberitahuan ini hilang sendiri setelah lima detik."],
  ],
  "/404/": [
    ["Perhaps you meant", "Mungkin maksud Anda"],
    ["Search this site for “{{words}}”", "Cari “{{words}}” di situs ini"],
  ],
};

for (const [address, rows] of Object.entries(pages)) {
  const expected = { en: rows.map(([en]) => en), id: rows.map(([, id]) => id) };
  describePage(address, expected, (texts, language) => {
    test("it brings along what is shown after a click", () => {
      const shipped = shippedWith(localizedPath(address, language));
      expect(texts.filter((text) => !shipped.has(text))).toEqual([]);
    });
  });
}
