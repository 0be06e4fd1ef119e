import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { buttonStyles } from "../../components/Button/Button.styles";
import { NothingYet } from "../../components/EmptyState/NothingYet";
import { SectionGate } from "../../components/Maintenance/SectionGate";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { useI18n } from "../../i18n/I18nContext";
import { columns, section, wrap } from "../../theme/mixins";
import { EbookBanner } from "../shared/EbookBanner";
import { Faq } from "./Faq";
import { FreeResources } from "./FreeResources";
import { ResourceLink } from "./ResourceLink";
import * as styles from "./ResourcesSection.styles";
import { ShelvedRow } from "./ShelvedRow";

export const resourcesSectionFragment = graphql`
  fragment ResourcesSection on HomePageResources {
    head {
      ...SectionHead
    }
    freeTitle
    ...Faq
  }
`;

/** A resource of the list; the featured one is shown above the list, too. */
export const shelvedResourceFragment = graphql`
  fragment ShelvedResource on Resource {
    featured
    ...EbookBanner
    ...ResourceRow
    ...ResourceLink
  }
`;

export interface ResourcesSectionProps {
  readonly copy: Queries.ResourcesSectionFragment;
  readonly state: Queries.SectionGateFragment;
  readonly resources: readonly Queries.ShelvedResourceFragment[] | undefined;
  readonly freeResources: readonly Queries.FreeResourcesFragment[] | undefined;
  readonly organisation: Queries.OrganisationFragment;
}

/** The organisation's resources, paid and free, and frequent questions. */
export function ResourcesSection({
  copy,
  state,
  resources,
  freeResources,
  organisation,
}: ResourcesSectionProps) {
  const { t } = useI18n();
  const { head } = copy;
  const featured = resources?.find((resource) => resource.featured);
  const isEmpty = resources?.length === 0 && freeResources?.length === 0;
  return (
    <section css={[section, styles.mist]} id="resources" aria-labelledby="resources-title">
      <div css={wrap}>
        <SectionHead id="resources-title" title={head.title} lead={head.lead} stratum={head} />
        <SectionGate state={state}>
          {featured ? (
            <EbookBanner book={featured} imprint={organisation.name} headingLevel={3}>
              <ResourceLink css={buttonStyles({})} resource={featured} organisation={organisation}>
                {t("resources:seeBook")}
                <ArrowRight data-go aria-hidden="true" />
              </ResourceLink>
            </EbookBanner>
          ) : null}
          {isEmpty ? <NothingYet heading="h3" /> : null}
          {resources?.length ? (
            <ul css={styles.list}>
              {resources.map((resource) => (
                <ShelvedRow key={resource.slug} resource={resource} organisation={organisation} />
              ))}
            </ul>
          ) : null}
          <div css={[columns, styles.questions]}>
            <Faq copy={copy} teamEmail={organisation.email} />
            {freeResources?.length ? (
              <FreeResources
                title={copy.freeTitle}
                resources={freeResources}
                teamEmail={organisation.email}
              />
            ) : null}
          </div>
        </SectionGate>
      </div>
    </section>
  );
}
