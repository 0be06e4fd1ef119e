import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { factsOf, linksOf, region, wordsOf, wordsOfAll } from "./words";

const expected = {
  en: {
    title: "Keep the canopy standing.",
    calls: { Donate: "/donate/", "Explore our work": "/projects/", "Watch the film": "/film/" },
    numbers: "Tajuk in numbers",
    stats: {
      "Active users Sample figure": "10K+",
      "Companies Sample figure": "500+",
      "Tonnes of CO₂ tracked Sample figure": "1M+",
    },
    about: "A forest is worth more standing",
    aboutParts: ["Our vision", "Our mission"],
    vision: /^An Indonesia where forest, peat and reef feed the people who look after them/,
    team: "The team",
    teamText: /^Foresters, hydrologists, community organisers and software people\./,
    values: ["Community", "Science", "Transparency", "Innovation"],
    work: "Slow work, done in the right order",
    principles: [
      "Community-led",
      "Evidence first",
      "Whole landscapes",
      "Fair benefit",
      "Open data",
      "The long horizon",
    ],
    focusAreas: {
      Forest:
        "5,000 hectares restored; across all our work, 12 indigenous communities are engaged Sample figure",
      Agroforestry: "3,000 trees planted, with over 75 communities targeted Sample figure",
      Peatland: ">70% less fire on the blocks we have re-wetted Sample figure",
      Carbon: null,
    },
    methods: "How we do it",
    peat: "Peatlands cover 3% of the world’s land and store nearly 30% of its soil carbon. Keep them wet and they keep it.",
    method: "Five steps, from seed to canopy",
    steps: [
      "1. Listen",
      "2. Map and measure",
      "3. Plan together",
      "4. Restore and protect",
      "5. Monitor and publish",
    ],
  },
  id: {
    title: "Jaga hutan tetap berdiri.",
    calls: { Donasi: "/id/donate/", "Lihat kerja kami": "/id/projects/", "Tonton filmnya": "/id/film/" },
    numbers: "Tajuk dalam angka",
    stats: {
      "Pengguna aktif Angka contoh": "10 ribu+",
      "Perusahaan Angka contoh": "500+",
      "Ton CO₂ terpantau Angka contoh": "1 juta+",
    },
    about: "Hutan lebih berharga selagi masih berdiri",
    aboutParts: ["Visi kami", "Misi kami"],
    vision: /^Indonesia yang hutan, gambut, dan terumbu karangnya menghidupi orang-orang yang merawatnya/,
    team: "Tim kami",
    teamText: /^Rimbawan, ahli hidrologi, pendamping masyarakat, dan pengembang perangkat lunak\./,
    values: ["Masyarakat", "Ilmu pengetahuan", "Keterbukaan", "Inovasi"],
    work: "Kerja yang sabar, dengan urutan yang benar",
    principles: [
      "Dipimpin masyarakat",
      "Bukti lebih dahulu",
      "Bentang alam utuh",
      "Manfaat yang adil",
      "Data terbuka",
      "Pandangan jauh",
    ],
    focusAreas: {
      Hutan: "5.000 hektare dipulihkan; di seluruh program kami, 12 masyarakat adat ikut serta Angka contoh",
      Agroforestri: "3.000 pohon ditanam, dengan sasaran lebih dari 75 komunitas Angka contoh",
      Gambut: ">70% penurunan kebakaran di blok yang sudah kami basahi kembali Angka contoh",
      Karbon: null,
    },
    methods: "Cara kami bekerja",
    peat: "Gambut menutupi 3% daratan dunia dan menyimpan hampir 30% karbon tanah dunia. Selama gambut tetap basah, karbon itu tetap tersimpan.",
    method: "Lima langkah, dari benih sampai tajuk",
    steps: [
      "1. Mendengarkan",
      "2. Memetakan dan mengukur",
      "3. Merencanakan bersama",
      "4. Memulihkan dan melindungi",
      "5. Memantau dan menerbitkan",
    ],
  },
};

describePage("/", expected, (words) => {
  test("the hero has a title and leads to giving and to the projects", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(linksOf(region(words.title))).toEqual(Object.entries(words.calls));
  });

  test("three figures say how large the work is, and that they are samples", () => {
    expect(factsOf(region(words.numbers))).toEqual(Object.entries(words.stats));
  });

  test("“about” has a vision and a mission of five points", () => {
    expect(wordsOfAll(region(words.about), "heading", 3)).toEqual(words.aboutParts);
    expect(within(region(words.about)).getByText(words.vision)).toBeInTheDocument();
    expect(wordsOfAll(region(words.about), "listitem")).toHaveLength(5);
  });

  test("the team says who it is and has four values", () => {
    expect(within(region(words.team)).getByText(words.teamText)).toBeInTheDocument();
    expect(wordsOfAll(region(words.team), "heading", 3)).toEqual(words.values);
  });

  test("six principles decide on the work", () => {
    const [principles = document.body] = within(region(words.work)).getAllByRole("list");
    expect(wordsOfAll(principles, "heading", 3)).toEqual(words.principles);
  });

  test("four focus areas have six methods each, and all but carbon an achievement", () => {
    const areas = within(region(words.work)).getAllByRole("article");
    const achieved = areas.map((area) => {
      const caption = area.querySelector("figcaption");
      return [...wordsOfAll(area, "heading", 3), caption && wordsOf(caption)];
    });
    expect(achieved).toEqual(Object.entries(words.focusAreas));
    for (const area of areas) {
      expect(wordsOfAll(area, "heading", 4)).toEqual([words.methods]);
      expect(wordsOfAll(area, "listitem")).toHaveLength(6);
    }
  });

  test("it says how much carbon peat holds", () => {
    expect(within(region(words.work)).getByText(words.peat)).toBeInTheDocument();
  });

  test("the method has five numbered steps", () => {
    expect(wordsOfAll(region(words.method), "heading", 3)).toEqual(words.steps);
  });
});
