import { screen, within } from "@testing-library/react";
import { DemoView } from "../../../src/views/demo/DemoView";
import { prerenderIn } from "../../setup/render";
import { demoContent } from "./demo-page";

const words = {
  en: {
    title: "See the tools at work",
    lead: "A walk through the dashboard, the field kit and the public ledger, in the places they are used.",
    note: /^The first frame of the film, which is not published here yet\./,
    panels: [
      ["Overview", 2],
      ["Features", 6],
      ["Testimonials", 4],
      ["Resources", 4],
    ],
    kinds: ["Guide", "Template", "Slides", "Checklist"],
    people: [
      "Sri Handayani, Head of environment, Bekasi city",
      "Bagus Santoso, Plant manager, garment manufacturer",
      "Pak Darmawan, Village fire crew, Riau",
      "Maria Kogoya, Teacher, Jayapura",
    ],
    closing: "Try it with your own numbers.",
  },
  id: {
    title: "Lihat alat kami bekerja",
    lead: "Menyusuri dasbor, perangkat lapangan, dan buku besar terbuka, di tempat semuanya dipakai.",
    note: /^Adegan pertama film, yang belum diterbitkan di sini\./,
    panels: [
      ["Ikhtisar", 2],
      ["Fitur", 6],
      ["Testimoni", 4],
      ["Sumber daya", 4],
    ],
    kinds: ["Panduan", "Templat", "Salindia", "Daftar periksa"],
    people: [
      "Sri Handayani, Kepala dinas lingkungan hidup, Kota Bekasi",
      "Bagus Santoso, Manajer pabrik, produsen garmen",
      "Pak Darmawan, Regu pemadam desa, Riau",
      "Maria Kogoya, Guru, Jayapura",
    ],
    closing: "Cobalah dengan angka Anda sendiri.",
  },
} as const;

describe.each(["en", "id"] as const)("the demo in %s", (language) => {
  const expected = words[language];

  beforeEach(() => {
    prerenderIn(language, <DemoView page={demoContent(language)} />, "/demo/");
  });

  test("says what it is, what its picture is, and how it ends", () => {
    expect(screen.getByRole("heading", { level: 1, name: expected.title })).toBeVisible();
    expect(screen.getByText(expected.lead)).toBeVisible();
    expect(screen.getByText(expected.note)).toBeVisible();
    expect(screen.getByRole("region", { name: expected.closing })).toBeVisible();
  });

  test("has in each panel as many as the specification", () => {
    for (const [name, count] of expected.panels) {
      const panel = within(screen.getByRole("region", { name }));
      const { length } = panel.queryAllByRole("figure");
      expect([name, length || panel.getAllByRole("heading", { level: 3 }).length]).toEqual([name, count]);
    }
  });

  test("names who speaks, and the kind of each file", () => {
    const [, , testimonials, resources] = expected.panels.map(([name]) =>
      within(screen.getByRole("region", { name })),
    );
    const captions = testimonials?.getAllByRole("figure").map((quote) => quote.querySelector("figcaption"));
    const speakers = captions?.map((caption) =>
      [...(caption?.children ?? [])].map((part) => part.textContent),
    );
    expect(speakers?.map((parts) => parts.join(", "))).toEqual(expected.people);
    for (const kind of expected.kinds) expect(resources?.getByText(kind)).toBeVisible();
  });
});
