import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LanguageSwitch } from "../../../src/components/LanguageSwitch/LanguageSwitch";
import { TrackingView } from "../../../src/views/tracking/TrackingView";
import { renderIn } from "../../setup/render";
import { trackingContent } from "./tracking-page";

const show = (language: keyof typeof months = "en") =>
  renderIn(language, <TrackingView page={trackingContent(language)} />, "/tracking/");

beforeEach(() => {
  document.documentElement.classList.add("js");
  history.replaceState(null, "", "/tracking/");
  window.IntersectionObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});

const months = {
  en: ["January", "December"],
  id: ["Januari", "Desember"],
} as const;

const summaries = {
  en: ["Total emissions1.2M tons CO₂e", "Reductions320K tons CO₂e", "Active projects42", "Cost savings$4.2M"],
  id: [
    "Total emisi1,2 jt ton CO₂e",
    "Pengurangan320 rb ton CO₂e",
    "Proyek aktif42",
    "Penghematan biayaUS$4,2 jt",
  ],
} as const;

describe.each(["en", "id"] as const)("in %s", (language) => {
  test("four summary cards show their fixed values", () => {
    const { container } = show(language);
    const cards = [...container.querySelectorAll("dl > div")];
    expect(cards.map(({ textContent }) => textContent.replaceAll("\u00a0", " "))).toEqual(
      summaries[language],
    );
  });

  test("the table has twelve months, emissions 400 to 180, reductions 240 to 460", () => {
    show(language);
    const rows = within(screen.getByRole("table")).getAllByRole("row", { hidden: true }).slice(1);
    expect(rows).toHaveLength(12);
    const [first, last] = months[language];
    expect(rows[0]).toHaveTextContent(`${first}400240`);
    expect(rows[11]).toHaveTextContent(`${last}180460`);
  });

  test("page and table say that this is sample data", () => {
    const mark = language === "en" ? "Sample data" : "Data contoh";
    show(language);
    expect(screen.getByText(mark)).toBeVisible();
    expect(screen.getByRole("table", { name: new RegExp(mark) })).toBeInTheDocument();
  });

  test("the first of three reports is new, the others are viewed", () => {
    const [fresh, viewed] = language === "en" ? ["New", "Viewed"] : ["Baru", "Sudah dilihat"];
    show(language);
    const reports = within(
      screen.getByRole("region", { name: language === "en" ? "Recent reports" : "Laporan terbaru" }),
    ).getAllByRole("listitem");
    expect(
      reports.map((item) => [within(item).queryByText(fresh), within(item).queryByText(viewed)]),
    ).toEqual([
      [expect.anything(), null],
      [null, expect.anything()],
      [null, expect.anything()],
    ]);
  });

  test("three recommendations say their effect and can be applied", () => {
    show(language);
    const apply = language === "en" ? /^Apply:/ : /^Terapkan:/;
    expect(screen.getAllByRole("button", { name: apply })).toHaveLength(3);
    expect(screen.getAllByText(language === "en" ? /^Illustration:/ : /^Ilustrasi:/)).toHaveLength(3);
  });

  test("the back link leads home for readers who came from elsewhere", () => {
    show(language);
    const back = screen.getByRole("link", { name: language === "en" ? "Back" : "Kembali" });
    expect(back).toHaveAttribute("href", language === "en" ? "/" : "/id/");
  });

  test("the CSV is a real file of this language", () => {
    show(language);
    const csv = screen.getByRole("link", { name: language === "en" ? "Download CSV" : "Unduh CSV" });
    expect(csv).toHaveAttribute("href", expect.stringMatching(/\/tracking\/sample-data\.csv$/));
    expect(csv).toHaveAttribute(
      "download",
      language === "en" ? "sample-data-emissions.csv" : "data-contoh-emisi.csv",
    );
  });
});

const slider = () => screen.getByRole("slider", { name: "Month on the chart" });
const readout = () =>
  screen.getByText(
    (_, element) => element?.matches("p[role=status]:has(b), p[role=status]:has(+ button)") ?? false,
  );

test("a month is read on the slider, and its values are announced", () => {
  show();
  expect(slider()).toHaveAttribute("aria-valuetext", "No month chosen");
  fireEvent.change(slider(), { target: { value: "7" } });
  expect(slider()).toHaveAttribute("aria-valuetext", "July");
  expect(readout()).toHaveTextContent("July, tons CO₂e: Emissions 296, Reductions 341");
  expect(location.search).toBe("?month=7");
  fireEvent.keyDown(slider(), { key: "Escape" });
  expect(location.search).toBe("");
});

test("the link to the other language has the chosen month at once", () => {
  const dashboard = (
    <>
      <LanguageSwitch />
      <TrackingView page={trackingContent("en")} />
    </>
  );
  renderIn("en", dashboard, "/tracking/");
  fireEvent.change(slider(), { target: { value: "7" } });
  expect(screen.getByRole("link", { name: /Bahasa Indonesia/ })).toHaveAttribute(
    "href",
    "/id/tracking/?month=7",
  );
});

test("buttons step through the months and stop at both ends", async () => {
  const user = userEvent.setup();
  show();
  const previous = screen.getByRole("button", { name: "Previous month" });
  const next = screen.getByRole("button", { name: "Next month" });
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(location.search).toBe("");
  for (let step = 0; step < 14; step++) await user.click(next);
  expect(readout()).toHaveTextContent("December, tons CO₂e: Emissions 180, Reductions 460");
  expect(next).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(readout()).toHaveTextContent("November");
});

test("the legend hides and shows lines by keyboard; the table keeps them", async () => {
  const user = userEvent.setup();
  history.replaceState(null, "", "/tracking/?month=7");
  show();
  const emissions = screen.getByRole("button", { name: "Emissions" });
  expect(emissions).toHaveAttribute("aria-pressed", "true");
  emissions.focus();
  await user.keyboard(" ");
  expect(emissions).toHaveAttribute("aria-pressed", "false");
  expect(location.search).toBe("?hide=emissions&month=7");
  expect(readout()).toHaveTextContent("July, tons CO₂e: Reductions 341");
  expect(screen.getByRole("columnheader", { name: "Emissions", hidden: true })).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(location.search).toBe("?month=7");
});

test("with no line shown, a month says so", () => {
  history.replaceState(null, "", "/tracking/?hide=emissions&hide=reductions&month=7");
  show();
  expect(readout()).toHaveTextContent("July, tons CO₂e: No line is shown.");
});

test("applying a recommendation shows its effect, undoing takes it away", async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByText("Nothing is applied.")).toHaveAttribute("role", "status");
  await user.click(screen.getByRole("button", { name: /^Apply: Switch two delivery routes/ }));
  expect(screen.getByText(/December shows 492 instead of 460 tons CO₂e/)).toHaveAttribute("role", "status");
  expect(screen.getByRole("columnheader", { name: "What-if", hidden: true })).toBeInTheDocument();
  expect(location.search).toBe("?apply=rail");
  await user.click(screen.getByRole("button", { name: /^Undo: Switch two delivery routes/ }));
  expect(screen.queryByRole("columnheader", { name: "What-if", hidden: true })).not.toBeInTheDocument();
  expect(location.search).toBe("");
});

test("a link restores lines, month and what was applied", () => {
  history.replaceState(null, "", "/tracking/?hide=emissions&month=12&apply=rail&apply=shade-trees");
  show();
  expect(readout()).toHaveTextContent("December, tons CO₂e: Reductions 460, What-if 498");
  expect(screen.getAllByRole("button", { name: /^Undo:/ })).toHaveLength(2);
});

test("the link to this view is copied, or the reader is told where it is", async () => {
  const user = userEvent.setup();
  history.replaceState(null, "", "/tracking/?month=7");
  show();
  await user.click(screen.getByRole("button", { name: "Copy link to this view" }));
  expect(await navigator.clipboard.readText()).toBe("http://localhost/tracking/?month=7");
  expect(screen.getByText(/^Link copied/)).toHaveAttribute("role", "status");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await user.click(screen.getByRole("button", { name: "Copy link to this view" }));
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument();
});

test("the table is open on paper and as it was afterwards", () => {
  const { container } = show();
  const details = container.querySelector("details");
  expect(details).not.toHaveAttribute("open");
  fireEvent(window, new Event("beforeprint"));
  expect(details).toHaveAttribute("open");
  fireEvent(window, new Event("afterprint"));
  expect(details).not.toHaveAttribute("open");
});

test("without reports and recommendations their headings are gone too", () => {
  renderIn("en", <TrackingView page={{ ...trackingContent("en"), reports: [], recommendations: [] }} />);
  expect(screen.queryByRole("heading", { name: "Recent reports" })).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Recommendations" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Emissions and reductions by month" })).toBeInTheDocument();
});
