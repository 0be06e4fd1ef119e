import { graphql } from "gatsby";
import LogIn from "lucide-react/icons/log-in";
import SquarePen from "lucide-react/icons/square-pen";
import { ButtonLink } from "../../components/Button/Button";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { Split } from "../../components/Split/Split";
import { adminPath } from "../../domain/addresses";
import { actions, visuallyHidden } from "../../theme/mixins";
import * as styles from "./CmsAccessView.styles";

export interface CmsAccessViewProps {
  readonly page: Queries.CmsAccessViewFragment;
  /** Login page of the hosting provider's identity service; null if there is no such service. */
  readonly identityLoginUrl: string | null;
}

/** Leads the content team to the CMS; always in the team's language. */
export function CmsAccessView({ page, identityLoginUrl }: CmsAccessViewProps) {
  const heading = <h2 css={styles.heading}>{page.collectionsTitle}</h2>;
  return (
    <div lang={page.contentLanguage}>
      <Page>
        <PageHeader title={page.title} lead={page.lead} />
        <div css={actions}>
          <a css={styles.primaryLink} href={adminPath} target="_blank" rel="noopener">
            <SquarePen aria-hidden="true" />
            {page.openLabel} <span css={visuallyHidden}>{page.newTab}</span>
          </a>
          {identityLoginUrl ? (
            <ButtonLink to={identityLoginUrl} tone="line">
              <LogIn aria-hidden="true" />
              {page.identityLabel}
            </ButtonLink>
          ) : null}
        </div>
        <Split side={heading}>
          <ul css={styles.rows}>
            {page.collections.map(({ name, title, text }) => (
              <li key={name}>
                <h3>{title}</h3>
                <code>{name}</code>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Split>
        <p css={styles.closing}>{page.closing}</p>
      </Page>
    </div>
  );
}

export const cmsAccessViewFragment = graphql`
  fragment CmsAccessView on CmsAccessPage {
    contentLanguage
    title
    lead
    openLabel
    newTab
    identityLabel
    collectionsTitle
    collections {
      name
      title
      text
    }
    closing
  }
`;
