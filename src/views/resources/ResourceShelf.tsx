import { ArrowRight } from "lucide-react";
import { textAction } from "../../components/Button/Button.styles";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { ResourceRow } from "../shared/ResourceRow";
import * as styles from "./ResourcesView.styles";

export interface ResourceShelfProps {
  readonly type: Queries.ResourceType;
  readonly resources: readonly Queries.ResourceRowFragment[];
}

/** The resources of one type; renders nothing if there are none. */
export function ResourceShelf({ type, resources }: ResourceShelfProps) {
  const { t } = useI18n();
  if (resources.length === 0) return null;
  const action = t("resources:viewDetails");
  return (
    <section css={styles.shelf} id={type} aria-labelledby={`${type}-title`}>
      <h2 id={`${type}-title`}>{t(`resources:groups.${type}`)}</h2>
      <ul>
        {resources.map((resource) => (
          <ResourceRow key={resource.slug} resource={resource}>
            <LocalizedLink
              css={textAction}
              to={`/resources/${resource.slug}/`}
              aria-label={`${action}: ${resource.title}`}
            >
              {action}
              <ArrowRight data-go aria-hidden="true" />
            </LocalizedLink>
          </ResourceRow>
        ))}
      </ul>
    </section>
  );
}
