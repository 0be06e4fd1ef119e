import { graphql } from "gatsby";
import type { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { newestFirst } from "../shared/newest-first";
import * as styles from "./ProjectEvidence.styles";

export const projectHistoryFragment = graphql`
  fragment ProjectHistory on ProjectEvidence {
    updates {
      date
      text
    }
    setbacks {
      title
      text
    }
  }
`;

export interface ProjectHistoryProps {
  readonly evidence: Queries.ProjectHistoryFragment;
  /** Language of the texts, where it is not the page's. */
  readonly lang: ReturnType<typeof foreignLang>;
}

/** What has happened in a project, newest first, and what went wrong. */
export function ProjectHistory({ evidence: { updates, setbacks }, lang }: ProjectHistoryProps) {
  const { t, format } = useI18n();
  const newest = newestFirst(updates);
  return (
    <>
      {newest.length > 0 ? <h3>{t("evidence:updates")}</h3> : null}
      {newest.length > 0 ? (
        <ol css={styles.entries}>
          {newest.map(({ date, text }) => (
            <li key={`${date} ${text}`}>
              <time css={caption} dateTime={date}>
                {format.date(date)}
              </time>
              <p lang={lang}>{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
      {setbacks?.length ? <h3>{t("evidence:setbacks")}</h3> : null}
      {setbacks?.length ? (
        <ul css={styles.entries} lang={lang}>
          {setbacks.map(({ title, text }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
