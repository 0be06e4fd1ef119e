import { sitePages } from "../../scripts/lib/site-pages.mjs";
import { previewFolder } from "../../src/domain/addresses";
import { localizedPath } from "../../src/domain/paths";
import { publicFolder, readPublic } from "./built-page";

/** Every page with its h1 in English and in Indonesian. */
const routes = [
  ["/", "Keep the canopy standing.", "Jaga hutan tetap berdiri."],
  ["/404/", "Oops! Page not found", "Ups! Halaman tidak ditemukan"],
  ["/accessibility/", "Accessibility statement", "Pernyataan aksesibilitas"],
  ["/cms-access/", "Akses tim konten", "Akses tim konten"],
  ["/demo/", "See the tools at work", "Lihat cara kerja perangkat kami"],
  ["/donate/", "Help something grow.", "Bantu sesuatu tumbuh."],
  ["/donate/for/coffee-under-shade/", "Give to Coffee under Shade", "Donasi untuk Kopi di Bawah Naungan"],
  [
    "/donate/for/corporate-carbon-baseline/",
    "Give to Corporate Carbon Baseline",
    "Donasi untuk Garis Dasar Karbon Perusahaan",
  ],
  [
    "/donate/for/deforestation-free-supply-watch/",
    "Give to Deforestation-Free Supply Watch",
    "Donasi untuk Pantau Pasok Bebas Deforestasi",
  ],
  [
    "/donate/for/forest-guardians-of-papua/",
    "Give to Forest Guardians of Papua",
    "Donasi untuk Penjaga Hutan Papua",
  ],
  [
    "/donate/for/green-city-canopy-bekasi/",
    "Give to Green City Canopy, Bekasi",
    "Donasi untuk Tajuk Kota Hijau, Bekasi",
  ],
  ["/donate/for/open-canopy-network/", "Give to Open Canopy Network", "Donasi untuk Jaringan Tajuk Terbuka"],
  ["/donate/for/open-canopy-towers/", "Give to Open Canopy Towers", "Donasi untuk Menara Tajuk Terbuka"],
  [
    "/donate/for/schools-for-standing-forests/",
    "Give to Schools for Standing Forests",
    "Donasi untuk Sekolah untuk Hutan Lestari",
  ],
  [
    "/donate/for/sentani-lakeside-nurseries/",
    "Give to Sentani Lakeside Nurseries",
    "Donasi untuk Persemaian Tepi Danau Sentani",
  ],
  [
    "/donate/for/village-solar-and-cold-storage/",
    "Give to Village Solar and Cold Storage",
    "Donasi untuk Listrik Surya Desa dan Ruang Pendingin",
  ],
  ["/donate/peat-rewetting/", "Keep the peat wet.", "Jaga gambut tetap basah."],
  ["/donate/result/", "Your payment", "Pembayaran Anda"],
  ["/figures/", "All figures", "Semua angka"],
  ["/film/", "One minute in the forest", "Satu menit di hutan"],
  ["/help/", "Help centre", "Pusat bantuan"],
  ...[
    "",
    "canopy-photo-monitoring-sheet/",
    "consent-conversation-guide/",
    "emissions-inventory-template/",
    "fire-free-agreement-template/",
    "nursery-calendar-native-species/",
    "peat-restoration-checklist/",
    "village-boundary-mapping-kit/",
  ].map(
    (resource) =>
      [`/inquiry-sent/${resource}`, "Inquiry sent successfully!", "Pesan berhasil dikirim!"] as const,
  ),
  ["/news/", "From the field", "Dari lapangan"],
  [
    "/news/bekasi-street-trees/",
    "Bekasi lets its street sweepers choose the trees",
    "Bekasi mempersilakan penyapu jalan memilih pohonnya",
  ],
  ["/news/category/milestone/", "From the field: Milestone", "Dari lapangan: Pencapaian"],
  ["/news/category/partnership/", "From the field: Partnership", "Dari lapangan: Kemitraan"],
  ["/news/category/product-update/", "From the field: Product update", "Dari lapangan: Pembaruan produk"],
  ["/news/category/resource/", "From the field: Resource", "Dari lapangan: Pustaka"],
  [
    "/news/reading-a-peat-water-table/",
    "Field guide: reading a peat water table",
    "Panduan lapangan: membaca muka air gambut",
  ],
  [
    "/news/sentani-agreement/",
    "Twelve communities sign a shared agreement for the Sentani slopes",
    "Dua belas masyarakat adat menandatangani kesepakatan bersama untuk lereng Sentani",
  ],
  [
    "/news/tracking-dashboard-monthly-reports/",
    "The tracking dashboard now reads monthly reports",
    "Dasbor pemantauan kini membaca laporan bulanan",
  ],
  ["/privacy/", "Privacy policy", "Kebijakan privasi"],
  ["/offline/", "Read without signal", "Baca tanpa sinyal"],
  ["/projects/", "All projects", "Semua proyek"],
  ["/projects/category/corporate/", "All projects: Corporate", "Semua proyek: Perusahaan"],
  ["/projects/category/education/", "All projects: Education", "Semua proyek: Pendidikan"],
  ["/projects/category/municipal/", "All projects: Municipal", "Semua proyek: Kota"],
  ["/projects/category/technology/", "All projects: Technology", "Semua proyek: Teknologi"],
  ["/projects/coffee-under-shade/", "Coffee under Shade", "Kopi di Bawah Naungan"],
  ["/projects/corporate-carbon-baseline/", "Corporate Carbon Baseline", "Garis Dasar Karbon Perusahaan"],
  [
    "/projects/deforestation-free-supply-watch/",
    "Deforestation-Free Supply Watch",
    "Pantau Pasok Bebas Deforestasi",
  ],
  ["/projects/forest-guardians-of-papua/", "Forest Guardians of Papua", "Penjaga Hutan Papua"],
  ["/projects/green-city-canopy-bekasi/", "Green City Canopy, Bekasi", "Tajuk Kota Hijau, Bekasi"],
  ["/projects/open-canopy-network/", "Open Canopy Network", "Jaringan Tajuk Terbuka"],
  ["/projects/open-canopy-towers/", "Open Canopy Towers", "Menara Tajuk Terbuka"],
  ["/projects/peat-water-table-sensors/", "Peat Water-Table Sensors", "Sensor Muka Air Gambut"],
  ["/projects/schools-for-standing-forests/", "Schools for Standing Forests", "Sekolah untuk Hutan Lestari"],
  ["/projects/sentani-lakeside-nurseries/", "Sentani Lakeside Nurseries", "Persemaian Tepi Danau Sentani"],
  [
    "/projects/village-solar-and-cold-storage/",
    "Village Solar and Cold Storage",
    "Listrik Surya Desa dan Ruang Pendingin",
  ],
  ["/projects/wet-peat-quiet-season/", "Wet Peat, Quiet Season", "Gambut Basah, Musim Tenang"],
  ["/resources/", "Take our tools", "Silakan pakai bahan kami"],
  [
    "/resources/canopy-photo-monitoring-sheet/",
    "Canopy photo monitoring sheet",
    "Lembar pemantauan foto tajuk",
  ],
  [
    "/resources/carbon-accounting-course/",
    "Carbon accounting in ten parts",
    "Akuntansi karbon dalam sepuluh bagian",
  ],
  [
    "/resources/carbon-accounting-course/course-why-count/",
    "Why count, and for whom",
    "Mengapa menghitung, dan untuk siapa",
  ],
  [
    "/resources/carbon-handbook/",
    "The Carbon Handbook for Indonesian organisations",
    "Buku Pegangan Karbon untuk organisasi Indonesia",
  ],
  [
    "/resources/carbon-handbook/handbook-why-count/",
    "Why count, and for whom",
    "Mengapa menghitung, dan untuk siapa",
  ],
  ["/resources/consent-conversation-guide/", "Consent conversation guide", "Panduan percakapan persetujuan"],
  ["/resources/emissions-inventory-template/", "Emissions inventory template", "Templat inventarisasi emisi"],
  [
    "/resources/fire-free-agreement-template/",
    "Fire-free agreement template",
    "Templat kesepakatan bebas api",
  ],
  [
    "/resources/nursery-calendar-native-species/",
    "Nursery calendar for native species",
    "Kalender persemaian jenis asli",
  ],
  ["/resources/peat-restoration-checklist/", "Peat restoration checklist", "Daftar periksa pemulihan gambut"],
  [
    "/resources/village-boundary-mapping-kit/",
    "Village boundary mapping kit",
    "Perangkat pemetaan batas desa",
  ],
  ["/search/", "Search", "Pencarian"],
  ["/terms/", "Terms of service", "Ketentuan layanan"],
  ["/tracking/", "Carbon tracking", "Pemantauan karbon"],
  ["/transparency/", "Accounts and people", "Laporan dan pengurus"],
  ["/transparency/2025-q4/", "October to December 2025", "Oktober sampai Desember 2025"],
  ["/transparency/2026-q1/", "January to March 2026", "Januari sampai Maret 2026"],
  ["/transparency/2026-q2/", "April to June 2026", "April sampai Juni 2026"],
  ["/transparency/2026-q3/", "July to September 2026", "Juli sampai September 2026"],
  ["/ui-test/", "Test page", "Halaman uji"],
] as const;

test.each(routes)("%s is there in both languages", (address, en, id) => {
  expect(headingOf(address)).toEqual({ language: "en", heading: en });
  expect(headingOf(localizedPath(address, "id"))).toEqual({ language: "id", heading: id });
});

test("there are no other pages for visitors", () => {
  const addresses = routes.flatMap(([address]) => [address, localizedPath(address, "id")]);
  const built = sitePages(publicFolder, previewFolder).filter((address) => address !== "/admin/");
  expect(built).toEqual(addresses.toSorted());
});

test("no two pages that search engines list have the same title", () => {
  const pages = sitePages(publicFolder, previewFolder).map((address) => readPublic(`${address}index.html`));
  const listed = pages.filter((html) => !/<meta[^>]*noindex/.test(html));
  const titles = listed.map((html) => /<html[^>]* lang="\w+".*?<title[^>]*>[^<]*/s.exec(html)?.[0] ?? "");
  const named = titles.map((head) => head.replace(/^<html[^>]* lang="(\w+)".*<title[^>]*>/s, "$1 "));
  expect(named.length).toBeGreaterThan(routes.length);
  expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
});

/** Language and h1 of a page, read by a regular expression: parsing so many pages would be slow. */
function headingOf(address: string) {
  const page = /<html[^>]* lang="(?<language>\w+)".*?<h1[^>]*>(?<heading>[^<]*)<\/h1>/s;
  return { ...page.exec(readPublic(`${address}index.html`))?.groups };
}
