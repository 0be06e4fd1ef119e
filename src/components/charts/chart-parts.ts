import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";

/** The chart library with only the parts that a line chart needs. */
Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale, Tooltip);

export { Chart };
