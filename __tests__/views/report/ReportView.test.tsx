import { screen, within } from "@testing-library/react";
import { ReportView } from "../../../src/views/report/ReportView";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { figuresPageOf, reportsOf, transparencyPageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const address = `https://tajuk.example/${language}/transparency/quarter/`;
  const copy = transparencyPageOf(language);
  const figures = figuresPageOf(language);
  const [sample, real] = reportsOf(language);
  if (!sample || !real) throw new Error("The fixture site has fewer than two reports.");

  it("has the money as a table that adds up, and as a file", () => {
    renderIn(language, <ReportView report={sample} copy={copy} figures={figures} address={address} />);
    const rows = within(screen.getByRole("table", { name: t("transparency:money.out") }))
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/[.,]/g, "")));
    expect(rows.slice(1)).toEqual([
      [t("transparency:spending.forest"), "Rp500000", "17%"],
      [t("transparency:spending.peatland"), "Rp1500000", "50%"],
      [t("transparency:spending.running"), "Rp1000000", "33%"],
      [t("transparency:money.total"), "Rp3000000", "100%"],
    ]);
    expect(screen.getByText(t("transparency:money.rounded"))).toBeVisible();
    const csv = screen.getByRole("link", { name: t("transparency:money.csv") });
    expect(csv).toHaveAttribute("href", sample.csvPath);
    expect(csv).toHaveAttribute("download", `${sample.slug}-money.csv`);
    const licence = screen.getByRole("link", { name: figures.licence });
    expect(licence).toHaveAttribute("href", figures.licenceAddress);
  });

  it("has bars as long as the shares, whichever table they stand in", () => {
    renderIn(language, <ReportView report={sample} copy={copy} figures={figures} address={address} />);
    for (const table of screen.getAllByRole("table")) {
      for (const row of within(table).getAllByRole("row").slice(1, -1)) {
        const bar = row.querySelector<HTMLElement>("th span");
        expect(`${Math.round(parseFloat(bar?.style.width ?? ""))}%`).toBe(row.lastElementChild?.textContent);
      }
    }
  });

  it("says what went wrong", () => {
    renderIn(language, <ReportView report={sample} copy={copy} figures={figures} address={address} />);
    const wrong = within(screen.getByRole("region", { name: copy.setbacksTitle }));
    for (const { title, text } of sample.setbacks) {
      expect(wrong.getByRole("heading", { level: 3, name: title })).toBeVisible();
      expect(wrong.getByText(text)).toBeVisible();
    }
  });

  it("can be passed on", () => {
    renderIn(language, <ReportView report={sample} copy={copy} figures={figures} address={address} />);
    expect(screen.getByRole("link", { name: t("share:whatsApp") })).toHaveAttribute(
      "href",
      `https://wa.me/?text=${encodeURIComponent(`${sample.title} ${address}`)}`,
    );
  });

  it("is marked as a sample only if it is one", () => {
    renderIn(
      language,
      <ReportView report={sample} copy={copy} figures={figures} address={address} />,
    ).unmount();
    renderIn(language, <ReportView report={real} copy={copy} figures={figures} address={address} />);
    expect(screen.queryByText(copy.reportSample)).not.toBeInTheDocument();
    renderIn(language, <ReportView report={sample} copy={copy} figures={figures} address={address} />);
    expect(screen.getByText(copy.reportSample)).toBeVisible();
  });
});
