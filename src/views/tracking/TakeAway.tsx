import { css } from "@emotion/react";
import { withPrefix } from "gatsby";
import Download from "lucide-react/icons/download";
import Link2 from "lucide-react/icons/link-2";
import { useState, type MouseEvent } from "react";
import { Button } from "../../components/Button/Button";
import { buttonStyles } from "../../components/Button/Button.styles";
import type { ImageWords } from "../../components/charts/chart-image";
import type { LineChartContent } from "../../components/charts/chart-series";
import { useI18n } from "../../i18n/I18nContext";
import { actions, screenOnly, scripted, small } from "../../theme/mixins";
import { withColumn, type CsvColumn } from "./with-column";

export interface TakeAwayProps {
  readonly content: LineChartContent;
  /** Address of the figures as CSV. */
  readonly csvPath: string;
  /** What is on the page besides these figures. */
  readonly csvColumn: CsvColumn | undefined;
  /** Texts drawn into the picture. */
  readonly words: ImageWords;
}

const row = css`
  ${actions};
  margin-top: 1.25rem;
`;

/** Reserves one line for a message, so that nothing below shifts. */
const said = css`
  ${small};
  min-height: 1.55em;
  margin-top: 0.75rem;
`;

type Result = "copied" | "copyFailed" | "csvFailed" | "pngFailed";

/** Downloads of the figures and of the chart as a picture, and a button that copies the page's address. */
export function TakeAway({ content, csvPath, csvColumn, words }: TakeAwayProps) {
  const { t, language } = useI18n();
  const [result, setResult] = useState<Result | null>(null);

  const savePicture = async () => {
    const { lineChartImage } = await import(
      /* webpackChunkName: "chart" */ "../../components/charts/chart-image"
    );
    saveBlob(await lineChartImage(content, words), `${t("tracking:take.pngFile")}.png`);
    setResult(null);
  };
  const saveCsv = async ({ href, download }: HTMLAnchorElement, column: CsvColumn) => {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`The figures are not at ${href}`);
    const text = withColumn(await answer.text(), column, language);
    saveBlob(new Blob([text], { type: "text/csv" }), download);
    setResult(null);
  };
  const takeCsv = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!csvColumn) return;
    event.preventDefault();
    void saveCsv(event.currentTarget, csvColumn).catch(() => setResult("csvFailed"));
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.href);
    setResult("copied");
  };

  return (
    <div css={screenOnly}>
      <div css={row} role="group" aria-label={t("tracking:take.label")}>
        <a
          css={buttonStyles({ tone: "line", size: "small" })}
          href={withPrefix(csvPath)}
          download={`${t("tracking:take.csvFile")}.csv`}
          onClick={takeCsv}
        >
          <Download aria-hidden="true" />
          {t("tracking:take.csv")}
        </a>
        <Button
          css={scripted}
          tone="line"
          size="small"
          onClick={() => void savePicture().catch(() => setResult("pngFailed"))}
        >
          <Download aria-hidden="true" />
          {t("tracking:take.png")}
        </Button>
        <Button
          css={scripted}
          tone="line"
          size="small"
          onClick={() => void copyLink().catch(() => setResult("copyFailed"))}
        >
          <Link2 aria-hidden="true" />
          {t("tracking:take.copy")}
        </Button>
      </div>
      <p css={said} role="status">
        {result ? t(`tracking:take.${result}`) : null}
      </p>
    </div>
  );
}

/** Downloads a blob under a file name. */
function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // Some browsers start to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
