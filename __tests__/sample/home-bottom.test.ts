import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { around, linesOf, linksOf, region, wordsOf, wordsOfAll } from "./words";

const projects = {
  en: {
    title: "Where the work is",
    cards: [
      ["Ongoing", "Forest", "Forest Guardians of Papua", "5,000 hectares restored"],
      ["Expansion phase", "Forest", "Wet Peat, Quiet Season", ">70% fire reduction"],
      ["Completed", "Community", "Sentani Lakeside Nurseries", "12 indigenous communities engaged"],
      ["Phase 2 active", "Technology", "Open Canopy Towers", "500K tonnes offset"],
    ],
    links: {
      "See all projects": "/projects/",
      "Learn more: Forest Guardians of Papua": "/projects/forest-guardians-of-papua/",
      "Learn more: Wet Peat, Quiet Season": "/projects/wet-peat-quiet-season/",
      "Learn more: Sentani Lakeside Nurseries": "/projects/sentani-lakeside-nurseries/",
      "Learn more: Open Canopy Towers": "/projects/open-canopy-towers/",
    },
  },
  id: {
    title: "Di mana kami bekerja",
    cards: [
      ["Sedang Berjalan", "Hutan", "Penjaga Hutan Papua", "5.000 hektare dipulihkan"],
      ["Fase Perluasan", "Hutan", "Gambut Basah, Musim Tenang", ">70% penurunan kebakaran"],
      ["Selesai", "Komunitas", "Persemaian Tepi Danau Sentani", "12 masyarakat adat terlibat"],
      ["Tahap 2 Aktif", "Teknologi", "Menara Tajuk Terbuka", "500 ribu ton diimbangi"],
    ],
    links: {
      "Lihat semua proyek": "/id/projects/",
      "Selengkapnya: Penjaga Hutan Papua": "/id/projects/forest-guardians-of-papua/",
      "Selengkapnya: Gambut Basah, Musim Tenang": "/id/projects/wet-peat-quiet-season/",
      "Selengkapnya: Persemaian Tepi Danau Sentani": "/id/projects/sentani-lakeside-nurseries/",
      "Selengkapnya: Menara Tajuk Terbuka": "/id/projects/open-canopy-towers/",
    },
  },
};

describePage("/", projects, ({ title, cards, links }) => {
  test("four projects have a picture, a status, a category and an impact", () => {
    const shown = within(region(title)).getAllByRole("article");
    expect(shown.map((card) => linesOf(card).slice(0, 4))).toEqual(cards);
    for (const card of shown) expect(within(card).getByRole("img")).toHaveAccessibleName();
  });

  test("each leads to its page, and the section to all projects", () => {
    expect(linksOf(region(title))).toEqual(Object.entries(links));
  });
});

const news = {
  en: {
    title: "From the field",
    notice: [
      "Under Construction",
      "The newsroom is being rebuilt. Until it is back here, every story is under “All news”.",
    ],
    links: { "All news": "/news/" },
  },
  id: {
    title: "Dari lapangan",
    notice: [
      "Sedang Dalam Perbaikan",
      "Ruang berita sedang dibangun ulang. Sementara itu, setiap cerita ada di “Semua berita”.",
    ],
    links: { "Semua berita": "/id/news/" },
  },
};

describePage("/", news, ({ title, notice, links }) => {
  test("the news, and nothing else, are under construction", () => {
    const [heading = ""] = notice;
    const shown = around(heading, "div");
    expect(linesOf(shown)).toEqual(notice);
    expect(region(title)).toContainElement(shown);
    expect(within(region(title)).queryByRole("article")).toBeNull();
    expect(linksOf(region(title))).toEqual(Object.entries(links));
  });
});

const resources = {
  en: {
    title: "Take our tools",
    book: "The Carbon Handbook for Indonesian organisations",
    banner: {
      kind: "Featured e-book",
      summary: /^A guide from first inventory to verified reduction/,
      facts: [
        "4.8/5 from 120 reviews",
        "5,000+ downloads",
        "48 pages",
        "Rating and downloads are sample figures.",
      ],
      price: "$29.99",
      link: { "See the e-book": "/resources/carbon-handbook/" },
    },
    rows: [
      ["E-book", "The Carbon Handbook", "$29.99", "2.5K downloads (sample)", "View details"],
      ["Template", "Emissions inventory template", "Free", "5.2K downloads (sample)", "Request it"],
      ["Guide", "Peat restoration checklist", "Free", "3.8K downloads (sample)", "Request it"],
      ["Text course", "Carbon accounting in ten parts", "$49.99", "1.2K readers (sample)", "View details"],
    ],
    course: "Ten lessons to read, each with an exercise and its answer.",
    freeTitle: "Free for everyone",
    free: {
      "Village boundary mapping kit": "/resources/village-boundary-mapping-kit/",
      "Nursery calendar for native species": "/resources/nursery-calendar-native-species/",
      "Consent conversation guide": "/resources/consent-conversation-guide/",
      "Fire-free agreement template": "/resources/fire-free-agreement-template/",
      "Canopy photo monitoring sheet": "/resources/canopy-photo-monitoring-sheet/",
    },
    faqTitle: "Questions we are asked",
    faq: [
      [
        "Where does my donation go?",
        /^To field crews, seedlings, sensors and training, and to running costs\./,
      ],
      ["Do you sell carbon credits?", /^No\./],
      ["Can my company work with you?", /^Yes\. We start with your own inventory/],
      ["Why peatland?", /^Peatlands cover 3% of land yet store nearly 30% of soil carbon\./],
      ["Are the tools really free?", /^The templates, checklists and field guides are\./],
      ["Can I visit a project?", /^Some villages welcome visitors/],
    ] as const,
    contact: {
      "Accounts and people": "/transparency/",
      "Contact our team": "/?subject=General%20Inquiry#contact",
    },
  },
  id: {
    title: "Silakan pakai bahan kami",
    book: "Buku Pegangan Karbon untuk organisasi Indonesia",
    banner: {
      kind: "Buku elektronik unggulan",
      summary: /^Panduan dari inventarisasi pertama sampai pengurangan terverifikasi/,
      facts: [
        "4,8/5 dari 120 ulasan",
        "5.000+ unduhan",
        "51 halaman",
        "Nilai dan jumlah unduhan adalah angka contoh.",
      ],
      price: "Rp480.000",
      link: { "Lihat buku": "/id/resources/carbon-handbook/" },
    },
    rows: [
      ["Buku elektronik", "Buku Pegangan Karbon", "Rp480.000", "2,5 rb unduhan (contoh)", "Lihat rincian"],
      ["Templat", "Templat inventarisasi emisi", "Gratis", "5,2 rb unduhan (contoh)", "Minta salinan"],
      ["Panduan", "Daftar periksa pemulihan gambut", "Gratis", "3,8 rb unduhan (contoh)", "Minta salinan"],
      [
        "Kursus teks",
        "Akuntansi karbon dalam sepuluh bagian",
        "Rp800.000",
        "1,2 rb pembaca (contoh)",
        "Lihat rincian",
      ],
    ],
    course: "Sepuluh pelajaran untuk dibaca, masing-masing dengan latihan dan jawabannya.",
    freeTitle: "Gratis untuk semua",
    free: {
      "Perangkat pemetaan batas desa": "/id/resources/village-boundary-mapping-kit/",
      "Kalender persemaian jenis asli": "/id/resources/nursery-calendar-native-species/",
      "Panduan percakapan persetujuan": "/id/resources/consent-conversation-guide/",
      "Templat kesepakatan bebas api": "/id/resources/fire-free-agreement-template/",
      "Lembar pemantauan foto tajuk": "/id/resources/canopy-photo-monitoring-sheet/",
    },
    faqTitle: "Pertanyaan yang sering kami terima",
    faq: [
      [
        "Ke mana donasi saya disalurkan?",
        /^Untuk regu lapangan, bibit, sensor, dan pelatihan, serta biaya operasional\./,
      ],
      ["Apakah Tajuk menjual kredit karbon?", /^Tidak\./],
      ["Bisakah perusahaan saya bekerja sama?", /^Bisa\. Kami mulai dari inventarisasi Anda sendiri/],
      ["Mengapa gambut?", /^Gambut menutupi 3% daratan, tetapi menyimpan hampir 30% karbon tanah dunia\./],
      [
        "Apakah panduan dan templatnya benar-benar gratis?",
        /^Ya, templat, daftar periksa, dan panduan lapangan gratis\./,
      ],
      ["Bolehkah saya mengunjungi proyek?", /^Sebagian desa menerima tamu/],
    ] as const,
    contact: {
      "Laporan dan pengurus": "/id/transparency/",
      "Hubungi tim kami": "/id/?subject=Pertanyaan%20Umum#contact",
    },
  },
};

describePage("/", resources, (words) => {
  test("the e-book is featured with its rating, downloads, pages and price", () => {
    const { kind, summary, facts, price, link } = words.banner;
    const banner = screen.getByRole("article", { name: words.book });
    for (const text of [kind, summary, price]) expect(within(banner).getByText(text)).toBeInTheDocument();
    expect(wordsOfAll(banner, "listitem")).toEqual(facts);
    expect(linksOf(banner)).toEqual(Object.entries(link));
  });

  test("four resources have a type, a price, downloads and a way to get them", () => {
    const [[, first = ""] = []] = words.rows;
    const shown = within(around(first, "ul")).getAllByRole("listitem").map(linesOf);
    expect(shown.map(([type, title, , ...rest]) => [type, title, ...rest])).toEqual(words.rows);
    expect(within(region(words.title)).getByText(words.course)).toBeInTheDocument();
  });

  test("five resources are free for everyone", () => {
    expect(linksOf(around(words.freeTitle, "div"))).toEqual(Object.entries(words.free));
  });

  test("six questions are answered, one open at first, and the team can be asked", () => {
    const questions = around(words.faqTitle, "div");
    const shown = within(questions).getAllByRole("group");
    const answered = shown.map(linesOf).map(([question, ...answer]) => [question, answer.join(" ")]);
    expect(answered).toEqual(
      words.faq.map(([question, answer]) => [question, expect.stringMatching(answer) as string]),
    );
    expect(shown.map((each) => each.hasAttribute("open"))).toEqual([true, false, false, false, false, false]);
    expect(linksOf(questions)).toEqual(Object.entries(words.contact));
  });
});

const contact = {
  en: {
    title: "Write to us",
    fields: { Name: true, "E-mail": true, "Company (optional)": false, Message: true },
    send: "Send message",
    ways: [
      ["E-mail", "halo@tajuk.example"],
      ["Phone", "+62 21 5550 0142", "Mon–Fri 9am–6pm WIB (UTC+7)"],
      ["Address", "Jl. Contoh Raya 12", "Bekasi, West Java, Indonesia"],
    ],
  },
  id: {
    title: "Tulislah kepada kami",
    fields: { Nama: true, Surel: true, "Perusahaan (opsional)": false, Pesan: true },
    send: "Kirim pesan",
    ways: [
      ["Surel", "halo@tajuk.example"],
      ["Telepon", "+62 21 5550 0142", "Senin–Jumat 09.00–18.00 WIB"],
      ["Alamat", "Jl. Contoh Raya 12", "Bekasi, Jawa Barat, Indonesia"],
    ],
  },
};

describePage("/", contact, ({ title, fields, send, ways }) => {
  test("the form asks for four things, of which the company may be left out", () => {
    const form = within(region(title));
    for (const [label, required] of Object.entries(fields)) {
      expect(form.getByRole("textbox", { name: label }).hasAttribute("required")).toBe(required);
    }
    expect(form.getByRole("button", { name: send })).toBeInTheDocument();
  });

  test("e-mail address, phone number with its hours and address stand beside it", () => {
    const items = within(region(title)).getAllByRole("listitem");
    expect(items.map(linesOf)).toEqual(ways);
  });
});

const order = {
  en: [
    "Keep the canopy standing.",
    "A forest is worth more standing",
    "The team",
    "Slow work, done in the right order",
    "Five steps, from seed to canopy",
    "Where the work is",
    "Keep a forest standing.",
    "From the field",
    "Take our tools",
    "Write to us",
  ],
  id: [
    "Jaga hutan tetap berdiri.",
    "Hutan lebih berharga selagi masih berdiri",
    "Tim kami",
    "Kerja yang sabar, dengan urutan yang benar",
    "Lima langkah, dari benih sampai tajuk",
    "Di mana kami bekerja",
    "Bantu hutan tetap berdiri.",
    "Dari lapangan",
    "Silakan pakai bahan kami",
    "Tulislah kepada kami",
  ],
};

describePage("/", order, (headings) => {
  test("the sections are in order, and six of them have an anchor", () => {
    const main = screen.getByRole("main");
    expect([...main.querySelectorAll("h1, h2")].map(wordsOf)).toEqual(headings);
    const anchors = [...main.querySelectorAll("section[id]")].map(({ id }) => id);
    expect(anchors).toEqual(["about", "work", "projects", "news", "resources", "contact"]);
  });
});
