import type { LineChartContent } from "../../components/charts/chart-series";

export interface MonthlyTableProps {
  readonly content: LineChartContent;
  /** Heading of the column of months. */
  readonly monthName: string;
  readonly caption: string;
}

/** The chart's figures as a table, which includes hidden lines. */
export function MonthlyTable({ content, monthName, caption }: MonthlyTableProps) {
  const { categories, series, formatNumber } = content;
  const written = (value: number | null | undefined) =>
    typeof value === "number" ? formatNumber(value) : "–";
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{monthName}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map(({ long }, index) => (
          <tr key={long}>
            <th scope="row">{long}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{written(values[index])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
