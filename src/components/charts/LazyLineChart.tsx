import { css } from "@emotion/react";
import { useRef } from "react";
import { startsScriptsWhenSeen } from "../starting";
import type { LineChartProps } from "./LineChart";
import { useLazyChart } from "./useLazyChart";

export interface LazyLineChartProps extends LineChartProps {
  /** Message if the chart cannot be loaded. */
  readonly failure: string;
}

/** Fills the container, which has the chart's size from the start, so that nothing shifts. */
const place = css`
  position: absolute;
  inset: 0;
`;

/** A line chart whose code is fetched only when it is about to be seen. Needs a positioned container. */
export function LazyLineChart({ failure, ...chartProps }: LazyLineChartProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const chart = useLazyChart(placeRef);
  return (
    <div ref={placeRef} css={place} {...startsScriptsWhenSeen}>
      {chart.state === "ready" ? <chart.Chart {...chartProps} /> : null}
      {chart.state === "failed" ? <p role="status">{failure}</p> : null}
    </div>
  );
}
