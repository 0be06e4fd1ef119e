import { css } from "@emotion/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { textAction } from "../../components/Button/Button.styles";
import { basePaths, pagePath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { ResourceRow } from "../shared/ResourceRow";

const shelf = css`
  margin-top: clamp(3rem, 6vw, 5.5rem);
  > h2 {
    font-size: var(--fs-h3);
  }
  > article {
    margin-top: 2rem;
  }
  > ul {
    border-bottom: 1px solid var(--border);
    margin-top: 1rem;
  }
  /* the heading of the shelf says what they are */
  li div > p:first-of-type {
    display: none;
  }
`;

export interface ResourceShelfProps {
  readonly type: Queries.ResourceType;
  readonly resources: readonly Queries.ResourceRowFragment[];
  /** What stands above the rows, such as a featured resource. */
  readonly children?: ReactNode;
}

/** The resources of one type; renders nothing if there is nothing of it. */
export function ResourceShelf({ type, resources, children = null }: ResourceShelfProps) {
  const { t } = useI18n();
  if (resources.length === 0 && children === null) return null;
  const action = t("resources:viewDetails");
  return (
    <section css={shelf} id={type} aria-labelledby={`${type}-title`}>
      <h2 id={`${type}-title`}>{t(`resources:groups.${type}`)}</h2>
      {children}
      {resources.length > 0 ? (
        <ul>
          {resources.map((resource) => (
            <ResourceRow key={resource.slug} resource={resource}>
              <LocalizedLink
                css={textAction}
                to={pagePath(basePaths.resources, resource.slug)}
                aria-label={`${action}: ${resource.title}`}
              >
                {action}
                <ArrowRight data-go aria-hidden="true" />
              </LocalizedLink>
            </ResourceRow>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
