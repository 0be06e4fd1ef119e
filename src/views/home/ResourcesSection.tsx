import { graphql } from "gatsby";
import { SectionGate } from "../../components/Maintenance/SectionGate";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { columns, section, wrap } from "../../theme/mixins";
import { EbookBanner } from "./EbookBanner";
import { Faq } from "./Faq";
import { FreeResources } from "./FreeResources";
import { ResourceRow } from "./ResourceRow";
import * as styles from "./ResourcesSection.styles";

export const resourcesSectionFragment = graphql`
  fragment ResourcesSection on HomePageResources {
    head {
      height
      layer
      title
      lead
    }
    freeTitle
    ...Faq
  }
`;

export interface ResourcesSectionProps {
  readonly copy: Queries.ResourcesSectionFragment;
  readonly state: Queries.SectionGateFragment;
  readonly featured: Queries.EbookBannerFragment | undefined;
  readonly resources: readonly Queries.ResourceRowFragment[];
  readonly freeResources: readonly Queries.FreeResourcesFragment[];
  readonly site: Queries.OrganisationFragment;
}

/** What the organisation gives away and sells, and answers to what it is asked. */
export function ResourcesSection({ copy, state, site, ...shelf }: ResourcesSectionProps) {
  const { head } = copy;
  const organisation = { imprint: site.name, teamEmail: site.email };
  return (
    <section css={[section, styles.mist]} id="resources" aria-labelledby="resources-title">
      <div css={wrap}>
        <SectionHead id="resources-title" title={head.title} lead={head.lead} stratum={head} />
        <SectionGate state={state}>
          {shelf.featured ? <EbookBanner book={shelf.featured} {...organisation} /> : null}
          <ul css={styles.list}>
            {shelf.resources.map((resource) => (
              <ResourceRow key={resource.slug} resource={resource} {...organisation} />
            ))}
          </ul>
          <div css={[columns, styles.questions]}>
            <Faq copy={copy} teamEmail={site.email} />
            <FreeResources title={copy.freeTitle} resources={shelf.freeResources} teamEmail={site.email} />
          </div>
        </SectionGate>
      </div>
    </section>
  );
}
