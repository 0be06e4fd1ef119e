import type { ChartColours } from "../../../src/components/charts/chart-colours";
import type { LineChartContent } from "../../../src/components/charts/chart-series";

const months = ["Jan", "Feb", "Mar", "Apr", "May"];

/** Three lines over five months. */
export const sampleContent: LineChartContent = {
  categories: months.map((short) => ({ short, long: `${short} in full` })),
  series: [
    { name: "Emissions", look: "dashedSquares", values: [400, 386, 371, 352, 338], hidden: false },
    { name: "Reductions", look: "solidDots", values: [240, 252, 270, 284, 306], hidden: true },
    { name: "What-if", look: "dottedTriangles", values: [null, null, 270, 302, 324], hidden: false },
  ],
  formatNumber: (value) => `${value} t`,
};

export const sampleColours: ChartColours = {
  "--bg": "white",
  "--surface": "ivory",
  "--text": "black",
  "--text-muted": "gray",
  "--border-strong": "silver",
  "--chart-grid": "linen",
  "--chart-emissions": "navy",
  "--chart-reductions": "green",
};
