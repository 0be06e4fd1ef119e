import { graphql } from "gatsby";
import Heart from "lucide-react/icons/heart";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { wrap } from "../../theme/mixins";
import { ButtonLink } from "../Button/Button";
import { Logo } from "../Logo/Logo";
import * as styles from "./Footer.styles";
import { FooterBase } from "./FooterBase";
import { FooterColumns } from "./FooterColumns";
import { FooterContact } from "./FooterContact";

export const footerFragment = graphql`
  fragment Footer on SiteSettings {
    name
    legalName
    footerText
    email
    phone
    address
    copyrightYear
    copyrightUntil
  }
`;

export interface FooterProps {
  readonly site: Queries.FooterFragment;
  readonly contents: Queries.FooterColumnsFragment;
}

/** The footer of every page: who we are, links, contact details. */
export function Footer({ site, contents }: FooterProps) {
  const { t } = useI18n();
  return (
    <footer css={styles.footer} data-ground="peat">
      <div css={wrap}>
        <div css={styles.grid}>
          <div css={styles.top}>
            <Logo name={site.name} />
            <p>{site.footerText}</p>
            <ButtonLink to={basePaths.donations} tone="give">
              <Heart aria-hidden="true" />
              {t("common:donate")}
            </ButtonLink>
          </div>
          <FooterColumns contents={contents} />
          <FooterContact email={site.email} phone={site.phone} address={site.address} />
        </div>
        <FooterBase {...site} />
      </div>
    </footer>
  );
}
