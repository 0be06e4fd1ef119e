import { Button } from "../../components/Button/Button";
import { dateHere } from "../../domain/local-day";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./OfflineView.styles";
import type { FieldPackProps } from "./useFieldPack";

/** What is kept on this device: size, pages and dates, and the way to remove it. */
export function KeptPages({ state: { contents, choice, status, remove } }: FieldPackProps) {
  const { t, format, language } = useI18n();
  const { pages = [], bytes = 0 } = contents ?? {};
  const isKeeping = status === "keeping";
  return (
    <section css={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{t("offline:contents.title")}</h2>
      {bytes === 0 ? (
        <p>{contents ? t("offline:contents.none") : "…"}</p>
      ) : (
        <>
          <p>
            {t("offline:size", { count: pages.length, size: format.fileSize(bytes) })}.{" "}
            {choice ? t("offline:contents.updated", { date: format.date(dateHere(choice.keptAt)) }) : null}
          </p>
          <Button
            tone="line"
            size="small"
            aria-disabled={isKeeping || undefined}
            onClick={isKeeping ? undefined : remove}
          >
            {t("offline:contents.remove")}
          </Button>
          <ul>
            {pages.map(({ path, title, date, language: lang }) => (
              <li key={path}>
                <a href={path} lang={lang === language ? undefined : lang} hrefLang={lang}>
                  {title}
                </a>{" "}
                {date ? <small>{t("offline:contents.date", { date: format.date(date) })}</small> : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
