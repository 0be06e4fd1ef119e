import { css } from "@emotion/react";
import { useRef } from "react";
import type { LineChartProps } from "./LineChart";
import { useLazyChart } from "./useLazyChart";

export interface LazyLineChartProps extends LineChartProps {
  /** What is said in the chart's place if it could not be loaded. */
  readonly failure: string;
}

/** Nothing is moved when the chart arrives: its container has the chart's size from the start. */
const place = css`
  position: absolute;
  inset: 0;
`;

/** A line chart whose code is fetched only where it is going to be seen. Needs a positioned container. */
export function LazyLineChart({ failure, ...chartProps }: LazyLineChartProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const chart = useLazyChart(placeRef);
  return (
    <div ref={placeRef} css={place}>
      {chart.state === "ready" ? <chart.Chart {...chartProps} /> : null}
      {chart.state === "failed" ? <p role="status">{failure}</p> : null}
    </div>
  );
}
