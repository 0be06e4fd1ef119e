import { css } from "@emotion/react";
import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { ButtonLink } from "../../components/Button/Button";
import { ClosingBand } from "../../components/ClosingBand/ClosingBand";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { trackingPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { DemoContents } from "./DemoContents";
import { DemoPicture } from "./DemoPicture";

export const demoViewFragment = graphql`
  fragment DemoView on DemoPage {
    title
    lead
    minutes
    updatedLabel
    updated
    ...DemoPicture
    ...DemoContents
    closingTitle
    closingLead
  }
`;

const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 0.85rem;
  align-items: center;
  margin-top: 1.25rem;
`;

export interface DemoViewProps {
  readonly page: Queries.DemoViewFragment;
  /** Whether there is a film to watch. */
  readonly hasFilm: boolean;
}

/** The product demo: a picture and four panels about the tools. */
export function DemoView({ page, hasFilm }: DemoViewProps) {
  const { t, format } = useI18n();
  return (
    <>
      <Page>
        <BackLink to="/" returning>
          {t("demo:back")}
        </BackLink>
        <PageHeader title={page.title} lead={page.lead}>
          <div css={badges}>
            <Badge tone="open">{format.minutes(page.minutes)}</Badge>
            <Badge tone="plain">
              {page.updatedLabel} <time dateTime={page.updated}>{format.date(page.updated)}</time>
            </Badge>
          </div>
        </PageHeader>
        <DemoPicture page={page} hasFilm={hasFilm} />
        <DemoContents page={page} />
      </Page>
      <ClosingBand title={page.closingTitle} lead={page.closingLead}>
        <ButtonLink tone="highlight" to="/#contact">
          {t("demo:contact")}
          <ArrowRight data-go aria-hidden="true" />
        </ButtonLink>
        <ButtonLink tone="line" to={trackingPath}>
          {t("demo:dashboard")}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
