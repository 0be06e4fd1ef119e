import { graphql, withPrefix } from "gatsby";
import Download from "lucide-react/icons/download";
import { buttonStyles } from "../../components/Button/Button.styles";
import { DataLicence } from "../../components/DataLicence/DataLicence";
import { SampleNotice } from "../../components/SampleNotice/SampleNotice";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { lineLink, screenOnly } from "../../theme/mixins";
import * as styles from "./ProjectEvidence.styles";
import { ProjectHistory } from "./ProjectHistory";
import { SeriesFigure } from "./SeriesFigure";

export const projectEvidenceFragment = graphql`
  fragment ProjectEvidence on Project {
    ...ForeignText
    slug
    csvPath
    evidence {
      sample
      series {
        ...Series
      }
      documents {
        title
        page
      }
      ...ProjectHistory
    }
  }
`;

export interface ProjectEvidenceProps {
  readonly project: Queries.ProjectEvidenceFragment;
  /** Where the licence of the data stands. */
  readonly figures: Queries.DataLicenceFragment;
}

/** What shows how a project goes; nothing if editors have written nothing of the kind. */
export function ProjectEvidence({ project, figures }: ProjectEvidenceProps) {
  const { t } = useI18n();
  const { evidence, csvPath } = project;
  if (!evidence) return null;
  const lang = foreignLang(project);
  const { sample, series, documents } = evidence;
  return (
    <section css={styles.evidence} id="evidence" aria-labelledby="evidence-title">
      <h2 id="evidence-title">{t("evidence:title")}</h2>
      {sample ? <SampleNotice mark={t("evidence:mark")} text={t("evidence:sample")} /> : null}
      {series?.map((one) => (
        <SeriesFigure key={one.title} series={one} lang={lang} />
      ))}
      {csvPath === null ? null : (
        <div css={[styles.download, screenOnly]}>
          <a
            css={buttonStyles({ tone: "line", size: "small" })}
            href={withPrefix(csvPath)}
            download={`${project.slug}-values.csv`}
          >
            <Download aria-hidden="true" />
            {t("evidence:csv")}
          </a>
          <DataLicence page={figures} />
        </div>
      )}
      <ProjectHistory evidence={evidence} lang={lang} />
      {documents?.length ? (
        <>
          <h3>{t("evidence:documents")}</h3>
          <ul lang={lang}>
            {documents.map(({ title, page }) => (
              <li key={page}>
                <LocalizedLink css={lineLink} to={page}>
                  {title}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
