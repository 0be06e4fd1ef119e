import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LanguageSwitch } from "../../../src/components/LanguageSwitch/LanguageSwitch";
import { formatDate, formatMonth, formatNumber } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { TrackingView } from "../../../src/views/tracking/TrackingView";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { trackingPageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const show = (language: Language = "en", page = trackingPageOf(language)) =>
  renderIn(language, <TrackingView page={page} />, "/tracking/");

beforeEach(() => {
  history.replaceState(null, "", "/tracking/");
  const IntersectionObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  Object.assign(window, { IntersectionObserver });
});

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const page = trackingPageOf(language);
  const { chart, months, sampleMark } = page;
  const monthName = (month: number) => formatMonth(month, language);

  test("says what it is, and that its figures are made up", () => {
    show(language);
    expect(screen.getByRole("heading", { level: 1, name: page.title })).toBeVisible();
    for (const text of [page.lead, sampleMark, page.sampleNotice]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  test("the summary cards show their figures, those in tons with the chart's unit", () => {
    const [first, ...others] = page.summaries;
    if (!first) throw new Error("The fixture has no summaries.");
    const inTons = { ...first, claim: { ...first.claim, unit: "tonsCO2e" as const } };
    show(language, { ...page, summaries: [inTons, ...others] });
    for (const { label, claim } of page.summaries) {
      const card = screen.getByText(label).nextElementSibling;
      expect(card?.querySelector("summary")).toHaveTextContent(claim.figure);
    }
    expect(screen.getByText(first.label).nextElementSibling).toHaveTextContent(chart.unit);
  });

  test("the chart says in which unit it is, what it counts, and what its months add up to", () => {
    show(language);
    const definition = screen.getByText(new RegExp(chart.definition));
    expect(definition).toHaveTextContent(t("tracking:chart.inUnit", { unit: chart.unit }));
    for (const [name, claim] of [
      [chart.emissions, chart.emissionsTotal],
      [chart.reductions, chart.reductionsTotal],
    ] as const) {
      const total = screen.getByText(t("tracking:chart.total", { name })).nextElementSibling;
      expect(total?.querySelector("summary")).toHaveTextContent(claim.figure);
    }
  });

  test("has a chart of two lines, a month of which is read on a slider", () => {
    show(language);
    expect(screen.getByRole("heading", { level: 2, name: chart.title })).toBeVisible();
    for (const name of [chart.emissions, chart.reductions]) {
      expect(screen.getByRole("button", { name, pressed: true })).toBeVisible();
    }
    expect(screen.getByText(t("tracking:chart.hint"))).toBeVisible();
    const month = screen.getByRole("slider", { name: t("tracking:chart.month") });
    expect(month).toHaveAttribute("aria-valuetext", t("tracking:chart.noMonth"));
  });

  test("the table has the figures of twelve months, and says that they are made up", () => {
    show(language);
    expect(screen.getByText(t("tracking:table.show"))).toBeVisible();
    const hidden = true;
    expect(screen.getByRole("region", { name: t("tracking:table.region"), hidden })).toBeInTheDocument();
    const name = t("tracking:table.caption", { unit: chart.unit, mark: sampleMark });
    const table = within(screen.getByRole("table", { name }));
    const [head, ...rows] = table
      .getAllByRole("row", { hidden })
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(head).toEqual([chart.month, chart.emissions, chart.reductions]);
    expect(rows).toHaveLength(12);
    expect(rows).toEqual(
      months.map(({ month, emissions, reductions }) => [
        monthName(month),
        formatNumber(emissions, language),
        formatNumber(reductions, language),
      ]),
    );
  });

  test("names the reports with their dates, and which one is new", () => {
    show(language);
    const { reports, reportsTitle } = page;
    expect(reports.map(({ state }) => state)).toEqual(["new", "viewed", "viewed"]);
    const rows = within(screen.getByRole("region", { name: reportsTitle })).getAllByRole("listitem");
    expect(rows).toHaveLength(reports.length);
    reports.forEach(({ title, date, state }, index) => {
      const row = within(rows[index] ?? document.body);
      for (const text of [title, formatDate(date, language), t(`tracking:report.${state}`)]) {
        expect(row.getByText(text)).toBeVisible();
      }
    });
  });

  test("says of each recommendation why, and what it would change, and offers to apply it", () => {
    show(language);
    const { recommendations, recommendationsTitle, whatIf } = page;
    const section = within(screen.getByRole("region", { name: recommendationsTitle }));
    expect(section.getByText(whatIf)).toBeVisible();
    expect(section.getAllByRole("listitem")).toHaveLength(recommendations.length);
    for (const { title, text, tons, fromMonth } of recommendations) {
      const effect = { tons: formatNumber(tons, language), unit: chart.unit, month: monthName(fromMonth) };
      for (const words of [title, text, t("tracking:whatIf.effect", effect)]) {
        expect(section.getByText(words)).toBeVisible();
      }
      expect(section.getByRole("button", { name: `${t("tracking:whatIf.apply")}: ${title}` })).toBeVisible();
    }
    expect(section.getByText(t("tracking:whatIf.none"))).toHaveAttribute("role", "status");
  });

  test("the back link leads home for readers who came from elsewhere", () => {
    show(language);
    const back = screen.getByRole("link", { name: t("tracking:back") });
    expect(back).toHaveAttribute("href", localizedPath("/", language));
  });

  test("offers the figures as a file of this language, the chart as a picture, and a link", () => {
    show(language);
    const offers = within(screen.getByRole("group", { name: t("tracking:take.label") }));
    const csv = offers.getByRole("link", { name: t("tracking:take.csv") });
    expect(csv).toHaveAttribute("href", page.csvPath);
    expect(csv).toHaveAttribute("download", `${t("tracking:take.csvFile")}.csv`);
    const buttons = offers.getAllByRole("button").map((button) => button.textContent);
    expect(buttons).toEqual([t("tracking:take.png"), t("tracking:take.copy")]);
  });

  test("the file has what the applied advice would change, in a column that says what it is", async () => {
    const user = userEvent.setup();
    const [advice] = page.recommendations;
    history.replaceState(null, "", `/tracking/?apply=${advice?.key}`);
    const text = () => Promise.resolve("head\r\nrow\r\n");
    const load = jest.fn<Promise<unknown>, [string]>().mockResolvedValue({ ok: true, text });
    Object.assign(globalThis, { fetch: load });
    const made = jest.fn<string, [Blob]>(() => "blob:figures");
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    show(language);
    const csv = screen.getByRole("link", { name: t("tracking:take.csv") });
    await user.click(csv);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(load).toHaveBeenCalledWith(`http://localhost${page.csvPath}`);
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: "text/csv" });
    load.mockResolvedValue({ ok: false });
    await user.click(csv);
    expect(await screen.findByText(t("tracking:take.csvFailed"))).toHaveAttribute("role", "status");
  });

  test("the link to this view is copied, or the reader is told where it is", async () => {
    const user = userEvent.setup();
    history.replaceState(null, "", "/tracking/?month=7");
    show(language);
    const copy = screen.getByRole("button", { name: t("tracking:take.copy") });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe("http://localhost/tracking/?month=7");
    expect(await screen.findByText(t("tracking:take.copied"))).toHaveAttribute("role", "status");
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await user.click(copy);
    expect(await screen.findByText(t("tracking:take.copyFailed"))).toHaveAttribute("role", "status");
  });
});

const t = translator("en");
const { chart, months, reportsTitle, recommendationsTitle, recommendations } = trackingPageOf("en");
const [first, second] = recommendations;
const [last] = months.slice(-1);
if (!first || !second || !last) throw new Error("The tests' own dashboard lacks months or recommendations.");

const slider = () => screen.getByRole("slider", { name: t("tracking:chart.month") });
const button = (name: string) => screen.getByRole("button", { name });
const apply = ({ title }: typeof first) => button(`${t("tracking:whatIf.apply")}: ${title}`);
const undo = ({ title }: typeof first) => button(`${t("tracking:whatIf.undo")}: ${title}`);
const column = (name: string) => screen.queryByRole("columnheader", { name, hidden: true });
const readout = () =>
  screen.getByText(
    (_, element) => element?.matches("p[role=status]:has(b), p[role=status]:has(+ button)") ?? false,
  );

/** The announcement for a month; `lines` are the visible lines with their names and values. */
const reading = (month: number, lines: string) => `${formatMonth(month, "en")}, ${chart.unit}: ${lines}`;
const emissions = (month: number) => `${chart.emissions} ${months[month - 1]?.emissions}`;
const reductions = (month: number) => `${chart.reductions} ${months[month - 1]?.reductions}`;

test("a month is read on the slider, and its values are announced", () => {
  show();
  fireEvent.change(slider(), { target: { value: "7" } });
  expect(slider()).toHaveAttribute("aria-valuetext", formatMonth(7, "en"));
  expect(readout()).toHaveTextContent(reading(7, `${emissions(7)}, ${reductions(7)}`));
  expect(location.search).toBe("?month=7");
  fireEvent.keyDown(slider(), { key: "Escape" });
  expect(slider()).toHaveAttribute("aria-valuetext", t("tracking:chart.noMonth"));
  expect(location.search).toBe("");
});

test("the links to other languages have the chosen month at once", () => {
  const dashboard = (
    <>
      <LanguageSwitch />
      <TrackingView page={trackingPageOf("en")} />
    </>
  );
  renderIn("en", dashboard, "/tracking/");
  fireEvent.change(slider(), { target: { value: "7" } });
  const languages = within(screen.getByRole("group", { name: t("common:language.label") }));
  const paths = languages.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(paths).toEqual(languageCodes.map((code) => localizedPath("/tracking/?month=7", code)));
});

test("buttons step through the months and stop at both ends", async () => {
  const user = userEvent.setup();
  show();
  const [previous, next] = [button(t("tracking:chart.previous")), button(t("tracking:chart.next"))];
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(location.search).toBe("");
  for (let step = 0; step < 14; step++) await user.click(next);
  expect(readout()).toHaveTextContent(reading(12, `${emissions(12)}, ${reductions(12)}`));
  expect(next).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(readout()).toHaveTextContent(reading(11, `${emissions(11)}, ${reductions(11)}`));
});

test("the legend hides and shows lines by keyboard; the table keeps them", async () => {
  const user = userEvent.setup();
  history.replaceState(null, "", "/tracking/?month=7");
  show();
  const line = button(chart.emissions);
  expect(line).toHaveAttribute("aria-pressed", "true");
  line.focus();
  await user.keyboard(" ");
  expect(line).toHaveAttribute("aria-pressed", "false");
  expect(location.search).toBe("?hide=emissions&month=7");
  expect(readout()).toHaveTextContent(reading(7, reductions(7)));
  expect(column(chart.emissions)).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(location.search).toBe("?month=7");
});

test("with no line shown, a month says so", () => {
  history.replaceState(null, "", "/tracking/?hide=emissions&hide=reductions&month=7");
  show();
  expect(readout()).toHaveTextContent(reading(7, t("tracking:chart.nothingShown")));
});

test("a month before the only line that is shown says so", () => {
  history.replaceState(null, "", `/tracking/?hide=emissions&hide=reductions&month=1&apply=${second.key}`);
  show();
  expect(readout()).toHaveTextContent(reading(1, t("tracking:chart.noValue")));
});

test("applying a recommendation shows its effect, undoing takes it away", async () => {
  const user = userEvent.setup();
  show();
  await user.click(apply(first));
  const result = t("tracking:whatIf.result", {
    month: formatMonth(last.month, "en"),
    before: last.reductions,
    after: last.reductions + first.tons,
    unit: chart.unit,
  });
  expect(screen.getByText(result)).toHaveAttribute("role", "status");
  expect(column(chart.whatIf)).toBeInTheDocument();
  expect(location.search).toBe(`?apply=${first.key}`);
  await user.click(undo(first));
  expect(screen.getByText(t("tracking:whatIf.none"))).toHaveAttribute("role", "status");
  expect(column(chart.whatIf)).not.toBeInTheDocument();
  expect(location.search).toBe("");
});

test("a link restores lines, month and what was applied", () => {
  const applied = `apply=${first.key}&apply=${second.key}`;
  history.replaceState(null, "", `/tracking/?hide=emissions&month=12&${applied}`);
  show();
  const whatIf = `${chart.whatIf} ${last.reductions + first.tons + second.tons}`;
  expect(readout()).toHaveTextContent(reading(12, `${reductions(12)}, ${whatIf}`));
  for (const recommendation of [first, second]) expect(undo(recommendation)).toBeVisible();
});

test("the table is open on paper and as it was afterwards", () => {
  const { container } = show();
  const details = container.querySelector("details:has(table)");
  expect(details).not.toHaveAttribute("open");
  fireEvent(window, new Event("beforeprint"));
  expect(details).toHaveAttribute("open");
  fireEvent(window, new Event("afterprint"));
  expect(details).not.toHaveAttribute("open");
});

test("without reports and recommendations their headings are gone too", () => {
  show("en", { ...trackingPageOf("en"), reports: [], recommendations: [] });
  for (const name of [reportsTitle, recommendationsTitle]) {
    expect(screen.queryByRole("heading", { name })).not.toBeInTheDocument();
  }
  expect(screen.getByRole("heading", { name: chart.title })).toBeInTheDocument();
});
