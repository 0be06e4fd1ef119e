import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProjectsView } from "../../../src/views/projects/ProjectsView";
import { catalogueProjects, projectsCopy } from "../../setup/content";
import { renderIn } from "../../setup/render";

const map = { width: 1000, height: 383, indonesia: "M0,0L9,9Z", neighbours: "M1,1L2,2Z" };
const categories = ["corporate", "municipal", "education", "technology"] as const;

const words = {
  en: {
    where: ["Where we work", /Each marker on the map is a project/],
    lead: /^Eight programmes across companies, cities, schools and farms\./,
    tabs: ["All", "Corporate", "Municipal", "Education", "Technology"],
    placeholder: "Title, text or category",
    hint: "Try adjusting your search or filter criteria.",
    cards: [
      ["Corporate Carbon Baseline", "Completed", "Corporate", "2022", "500K tons offset"],
      ["Green City Canopy, Bekasi", "Ongoing", "Municipal", "2023", "3,000 trees planted"],
      ["Schools for Standing Forests", "Available", "Education", "2023", "Over 75 communities targeted"],
      ["Open Canopy Network", "Beta", "Technology", "2024", "1M+ CO₂ tracked"],
      ["Village Solar and Cold Storage", "Ongoing", "Energy", "2023", "Ice rooms run on sunlight"],
      ["Coffee under Shade", "Completed", "Agriculture", "2022", "5,000 hectares restored"],
      ["Deforestation-Free Supply Watch", "Active", "Corporate", "2024", "Every shipment checked monthly"],
      ["Peat Water-Table Sensors", "Available", "Technology", "2024", "Over 70% fire reduction"],
    ],
  },
  id: {
    where: ["Di mana kami bekerja", /Setiap penanda di peta adalah satu proyek/],
    lead: /^Delapan program bersama perusahaan, kota, sekolah, dan petani\./,
    tabs: ["Semua", "Perusahaan", "Kota", "Pendidikan", "Teknologi"],
    placeholder: "Judul, teks, atau kategori",
    hint: "Coba ubah kata pencarian atau kategorinya.",
    cards: [
      ["Garis Dasar Karbon Perusahaan", "Selesai", "Perusahaan", "2022", "500 ribu ton diimbangi"],
      ["Tajuk Kota Hijau, Bekasi", "Sedang Berjalan", "Kota", "2023", "3.000 pohon ditanam"],
      ["Sekolah untuk Hutan Tegak", "Tersedia", "Pendidikan", "2023", "Menyasar lebih dari 75 komunitas"],
      ["Jaringan Tajuk Terbuka", "Beta", "Teknologi", "2024", "1 juta+ CO₂ terpantau"],
      [
        "Listrik Surya Desa dan Ruang Pendingin",
        "Sedang Berjalan",
        "Energi",
        "2023",
        "Ruang es bertenaga matahari",
      ],
      ["Kopi di Bawah Naungan", "Selesai", "Pertanian", "2022", "5.000 hektare dipulihkan"],
      [
        "Pantau Pasok Bebas Deforestasi",
        "Aktif",
        "Perusahaan",
        "2024",
        "Setiap kiriman diperiksa tiap bulan",
      ],
      ["Sensor Muka Air Gambut", "Tersedia", "Teknologi", "2024", "Penurunan kebakaran lebih dari 70%"],
    ],
  },
} as const;

beforeEach(() => history.replaceState(null, "", "/projects/"));

describe.each(["en", "id"] as const)("the catalogue in %s", (language) => {
  const [mapTitle, mapLead] = words[language].where;
  const { lead, tabs, placeholder, hint, cards } = words[language];

  beforeEach(() => {
    const projects = catalogueProjects(language);
    const where = { name: "Sentani", province: "Papua", mapLeft: 90, mapTop: 40 };
    const place = { slug: "sentani", language, contentLanguage: language, title: "Sentani", place: where };
    renderIn(
      language,
      <ProjectsView
        copy={projectsCopy(language)}
        category={null}
        places={[place]}
        {...{ projects, map, categories }}
      />,
      "/projects/",
    );
  });

  it("says what it is, and names its tabs", () => {
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getByRole("region", { name: mapTitle })).toHaveTextContent(mapLead);
    const links = within(screen.getAllByRole("navigation").at(-1) ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(tabs);
  });

  it("shows status, category, year and impact of each project", () => {
    const shown = screen.getAllByRole("article");
    expect(shown).toHaveLength(8);
    for (const [title, ...facts] of cards) {
      const card = within(screen.getByRole("heading", { name: title }).closest("article") ?? document.body);
      for (const fact of facts) expect(card.getByText(fact)).toBeVisible();
      expect(card.getByRole("img")).toHaveAccessibleName();
    }
  });

  it("says in the box what it looks through, and what to do where nothing is found", async () => {
    const box = screen.getByRole("searchbox");
    expect(box).toHaveAttribute("placeholder", placeholder);
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    await userEvent.type(box, "xyz");
    expect(screen.getByText(hint)).toBeVisible();
  });
});
