import { TickList } from "../../components/TickList/TickList";
import type { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./ProjectView.styles";

export interface ProjectFeaturesProps {
  readonly features: readonly string[] | null;
  /** Language of the features, where it is not the page's. */
  readonly lang: ReturnType<typeof foreignLang>;
}

/** What a project itself offers. */
export function ProjectFeatures({ features, lang }: ProjectFeaturesProps) {
  const { t } = useI18n();
  if (!features?.length) return null;
  return (
    <section css={styles.features} aria-labelledby="features">
      <h2 id="features">{t("projects:page.keyFeatures")}</h2>
      <TickList items={features} lang={lang} />
    </section>
  );
}
