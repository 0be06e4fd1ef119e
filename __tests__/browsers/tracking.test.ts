import { formatMonth, formatNumber } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import { trackingPageOf } from "../setup/site";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";
import type { Visitor } from "./support/visitor";

inEachWindow(({ language }, visit) => {
  const t = translator(language);
  const address = localizedPath("/tracking/", language);
  const { chart, months, recommendations } = trackingPageOf(language);
  const number = (value: number) => formatNumber(value, language);
  const [advice] = recommendations;
  const last = months.at(-1);
  if (!advice || !last) throw new Error("The tests' own dashboard has no advice or no months.");

  /** Opens the dashboard, and waits until the chart is drawn. */
  async function open(): Promise<Visitor> {
    const { visitor } = visit();
    await visitor.use(address);
    await visitor.run(() => document.querySelector("#chart")?.scrollIntoView());
    await visitor.reads("canvas", isDrawn, true);
    return visitor;
  }

  it("the chart is drawn, and its table has the numbers", async () => {
    const visitor = await open();
    await visitor.click("summary", t("tracking:table.show"));
    const figures = [formatMonth(last.month, language), number(last.emissions), number(last.reductions)];
    await visitor.sees("table tbody tr:last-child", figures.join(" "));
  });

  it("keys and buttons step through the months, and each is announced", async () => {
    const visitor = await open();
    const values = `${chart.emissions} ${number(last.emissions)}, ${chart.reductions} ${number(last.reductions)}`;
    await visitor.click("button", t("tracking:chart.next"));
    await visitor.isOn(`${address}?month=1`);
    await visitor.focus("#chart input[type=range]");
    await visitor.press("End");
    await visitor.isOn(`${address}?month=${months.length}`);
    await visitor.sees(
      "#chart [role=status]",
      `${formatMonth(last.month, language)}, ${chart.unit}: ${values}`,
    );
  });

  it("advice is applied to the chart, and undone", async () => {
    const visitor = await open();
    const before = await visitor.run(readDrawing);
    await visitor.click("button", `${t("tracking:whatIf.apply")}: ${advice.title}`);
    await visitor.isOn(`${address}?apply=${advice.key}`);
    await visitor.sees(
      "[role=status]",
      t("tracking:whatIf.result", {
        month: formatMonth(last.month, language),
        before: number(last.reductions),
        after: number(last.reductions + advice.tons),
        unit: chart.unit,
      }),
    );
    expect(await visitor.run(readDrawing)).not.toBe(before);
    await visitor.click("button", `${t("tracking:whatIf.undo")}: ${advice.title}`);
    await visitor.isOn(address);
  });
});

/** Runs in the page: whether the canvas has a pixel that is not empty. */
function isDrawn(element: HTMLElement): boolean {
  const canvas = element as HTMLCanvasElement;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.some((value) => value > 0) ?? false;
}

/** Runs in the page. */
function readDrawing(): string {
  return document.querySelector("canvas")?.toDataURL() ?? "";
}
