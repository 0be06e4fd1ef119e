import { screen, within } from "@testing-library/react";
import { dateInZone } from "../../src/domain/zone-time";
import { describePage } from "./built-page";
import { factsOf, linesOf, linksOf, wordsOf, wordsOfAll } from "./words";

/** What the forms of both campaigns show; each has effects of its own. */
const form = {
  en: {
    name: "Your donation",
    amounts: "Choose an amount",
    choices: {
      "US dollars": true,
      rupiah: false,
      ...{ $25: false, $50: true, $100: false, $250: false, $500: false },
      ...{ "Rp25,000": false, "Rp50,000": true, "Rp100,000": false },
      ...{ "Rp400,000": false, "Rp800,000": false, "Rp1,600,000": false },
    },
    custom: "Or enter your own amount",
    impactTitle: "What a gift can do",
    impacts: {
      "/donate/": [
        "$25 helps track 1,000 tonnes of CO₂ emissions",
        "$50 supports one sustainability report",
        "$100 funds environmental education resources",
        "$250 sponsors a small business carbon audit",
        "$500 feeds eight members of a fire patrol for forty days",
        "Rp25,000 buys ten seedlings from a village nursery",
        "Rp50,000 feeds two members of a fire patrol for a day",
        "Rp100,000 pays a village reader for a month of readings at one well",
        "Rp400,000 helps track 1,000 tonnes of CO₂ emissions",
        "Rp800,000 supports one sustainability report",
        "Rp1,600,000 funds environmental education resources",
      ],
      "/donate/peat-rewetting/": [
        "$25 helps to mend a canal block after a flood",
        "$50 helps to pay the people who read the dip wells",
        "$100 helps to raise native swamp trees and plant them",
        "$250 helps to build a canal block",
        "$500 helps to build a canal block and to read its water level for a year",
        "Rp25,000 helps to buy sandbags for a block",
        "Rp50,000 helps to feed a building crew for a day",
        "Rp100,000 helps to keep a water logger sending its readings",
        "Rp400,000 helps to mend a canal block after a flood",
        "Rp800,000 helps to pay the people who read the dip wells",
        "Rp1,600,000 helps to raise native swamp trees and plant them",
      ],
    },
    often: "How often",
    frequencies: { Once: true, "Every month": false },
    rupiah: "$50 is about Rp800,000, at Rp16,000 for one dollar on 2 November 2026.",
    give: "Donate",
    next: "Pressing the button charges nothing yet. You pay nothing before you have seen how much, and how.",
    cards: ["Community impact", "Tool development", "Future generations"],
    campaigns: {
      "Forest fund": "/donate/",
      "Peat re-wetting": "/donate/peat-rewetting/",
    },
    campaignsTitle: "Where else to give",
  },
  id: {
    name: "Donasi Anda",
    amounts: "Pilih nominal",
    choices: {
      rupiah: true,
      "dolar AS": false,
      ...{ "Rp25.000": false, "Rp50.000": true, "Rp100.000": false },
      ...{ "Rp400.000": false, "Rp800.000": false, "Rp1.600.000": false },
      ...{ US$25: false, US$50: true, US$100: false, US$250: false, US$500: false },
    },
    custom: "Atau isi nominal lain",
    impactTitle: "Contoh manfaat donasi",
    impacts: {
      "/donate/": [
        "Rp25.000 membeli sepuluh bibit dari persemaian desa",
        "Rp50.000 memberi makan dua anggota regu patroli api selama sehari",
        "Rp100.000 membayar seorang pembaca desa untuk pengukuran sebulan di satu sumur pantau",
        "Rp400.000 membantu memantau 1.000 ton emisi CO₂",
        "Rp800.000 mendukung satu laporan keberlanjutan",
        "Rp1.600.000 mendanai bahan pendidikan lingkungan",
        "US$25 membantu memantau 1.000 ton emisi CO₂",
        "US$50 mendukung satu laporan keberlanjutan",
        "US$100 mendanai bahan pendidikan lingkungan",
        "US$250 membiayai audit karbon untuk satu usaha kecil",
        "US$500 memberi makan delapan anggota regu patroli api selama empat puluh hari",
      ],
      "/donate/peat-rewetting/": [
        "Rp25.000 membantu membeli karung pasir untuk sekat",
        "Rp50.000 membantu memberi makan regu pembangun sekat selama sehari",
        "Rp100.000 membantu alat pencatat muka air tetap mengirim datanya",
        "Rp400.000 membantu memperbaiki sekat kanal sehabis banjir",
        "Rp800.000 membantu mengupah pembaca sumur pantau",
        "Rp1.600.000 membantu menyemai dan menanam pohon rawa asli",
        "US$25 membantu memperbaiki sekat kanal sehabis banjir",
        "US$50 membantu mengupah pembaca sumur pantau",
        "US$100 membantu menyemai dan menanam pohon rawa asli",
        "US$250 membantu membangun sekat kanal",
        "US$500 membantu membangun sekat kanal dan membaca muka airnya selama setahun",
      ],
    },
    often: "Frekuensi donasi",
    frequencies: { Sekali: true, "Setiap bulan": false },
    rupiah: undefined,
    give: "Donasi",
    next: "Menekan tombol ini belum membuat Anda ditagih. Anda baru membayar setelah melihat jumlah dan caranya.",
    cards: ["Dampak bagi masyarakat", "Pengembangan perangkat", "Generasi mendatang"],
    campaigns: {
      "Dana hutan": "/id/donate/",
      "Pembasahan gambut": "/id/donate/peat-rewetting/",
    },
    campaignsTitle: "Donasi ke kampanye lain",
  },
};

for (const address of ["/donate/", "/donate/peat-rewetting/"] as const) {
  describePage(address, form, (words) => {
    const amounts = () => screen.getByRole("group", { name: words.amounts });

    test("amounts are offered in the reader's currency first, and another one can be entered", () => {
      expect(choicesOf(amounts())).toEqual(Object.entries(words.choices));
      expect(within(amounts()).getByLabelText(words.custom)).toHaveProperty("value", "");
    });

    test("amounts say what they do", () => {
      const list = screen.getByRole("heading", { name: words.impactTitle }).nextElementSibling;
      const rows = [list, list?.nextElementSibling].flatMap((each) => [...(each?.children ?? [])]);
      expect(rows.map(wordsOf)).toEqual(words.impacts[address]);
    });

    test("a gift is made once unless it is to be made every month", () => {
      expect(choicesOf(screen.getByRole("group", { name: words.often }))).toEqual(
        Object.entries(words.frequencies),
      );
    });

    test("the button promises no sum while no script follows the choice, and what it does is said before it", () => {
      const lines = linesOf(screen.getByRole("form", { name: words.name }));
      if (words.rupiah) expect(lines).toContain(words.rupiah);
      expect(lines.slice(-2)).toEqual([words.next, words.give]);
    });

    test("three cards say where it goes", () => {
      const headings = wordsOfAll(screen.getByRole("main"), "heading", 3);
      expect(headings.slice(0, words.cards.length)).toEqual(words.cards);
    });

    test("the other campaign is named", () => {
      const campaigns = screen.getByRole("navigation", { name: words.campaignsTitle });
      const others = Object.entries(words.campaigns).filter(([, to]) => !to.endsWith(address));
      expect(linksOf(campaigns)).toEqual(others);
    });
  });
}

const fund = {
  en: {
    title: "Help something grow.",
    lead: /^Your gift pays for field crews, seedlings, sensors and training\./,
    reach:
      /12 indigenous communities are engaged so far; in all our work, over 75 communities are targeted\./,
    receiver: "Who receives it",
    account: {
      "Legal name": "Yayasan Tajuk Nusantara",
      "Collection permit": "SAMPLE/PUB/2026",
      "Permit valid until": "30 June 2027",
      "Account holder": "Yayasan Tajuk Nusantara",
      "Running costs": "Gifts pay for running costs, too. Our quarterly reports say how much they were.",
      "Latest news":
        "Sample: rice and fuel for two patrols in September, and three new loggers for those that read too dry. (12 October 2026)",
      Contact: "halo@tajuk.example",
    },
  },
  id: {
    title: "Bantu sesuatu tumbuh.",
    lead: /^Donasi Anda membiayai regu lapangan, bibit, sensor, dan pelatihan\./,
    reach: /Sejauh ini 12 masyarakat adat terlibat; sasaran seluruh kerja kami lebih dari 75 komunitas\./,
    receiver: "Siapa penerimanya",
    account: {
      "Nama resmi": "Yayasan Tajuk Nusantara",
      "Izin pengumpulan": "SAMPLE/PUB/2026",
      "Izin berlaku sampai": "30 Juni 2027",
      "Pemilik rekening": "Yayasan Tajuk Nusantara",
      "Biaya operasional":
        "Donasi juga membiayai biaya operasional. Besarnya ada di laporan triwulanan kami.",
      "Kabar terakhir":
        "Contoh: beras dan bahan bakar untuk dua patroli pada bulan September, dan tiga alat pencatat baru untuk menggantikan yang angkanya terlalu kering. (12 Oktober 2026)",
      Kontak: "halo@tajuk.example",
    },
  },
};

describePage("/donate/", fund, (words) => {
  test("it says what a gift pays for, and how many communities take part", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(screen.getByText(words.lead)).toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveTextContent(words.reach);
  });

  test("it says who receives the gift, and under which permit for as long as it is valid", () => {
    const permitIsValid = dateInZone() <= "2027-06-30";
    const shown = screen.queryByRole("region", { name: words.receiver });
    const facts = Object.entries(words.account).filter(
      ([name]) => permitIsValid || !/permit|izin/i.test(name),
    );
    expect(shown && factsOf(shown)).toEqual(facts);
  });
});

const peat = {
  en: {
    title: "Keep the peat wet.",
    texts: [
      /Peatlands cover 3% of the world’s land and store nearly 30% of its soil carbon\./,
      /On the blocks we have re-wetted, fire is down by over 70%\./,
    ],
  },
  id: {
    title: "Jaga gambut tetap basah.",
    texts: [
      /Gambut menutupi 3% daratan dunia dan menyimpan hampir 30% karbon tanah dunia\./,
      /Di blok yang sudah dibasahi kembali, kebakaran turun lebih dari 70%\./,
    ],
  },
};

describePage("/donate/peat-rewetting/", peat, ({ title, texts }) => {
  test("it says why peat is kept wet, and what that did", () => {
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    for (const text of texts) expect(screen.getByRole("main")).toHaveTextContent(text);
  });
});

/** The radio buttons of a group: label, and whether it is checked. */
function choicesOf(group: HTMLElement): [words: string, chosen: boolean][] {
  const choices = within(group).getAllByRole<HTMLInputElement>("radio");
  return choices.map((choice) => [wordsOf(choice.closest("label") ?? choice), choice.checked]);
}
