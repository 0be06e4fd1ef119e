import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { caption, screenOnly } from "../../theme/mixins";

const line = css`
  ${caption};
  ${screenOnly};
  margin-top: 0.6rem;
`;

export const dataLicenceFragment = graphql`
  fragment DataLicence on FiguresPage {
    licence
    licenceAddress
  }
`;

/** Below a file of data: that it may be reused, and under which licence. */
export function DataLicence({ page }: { readonly page: Queries.DataLicenceFragment }) {
  const { t } = useI18n();
  return (
    <p css={line}>
      {t("common:reuse")} <a href={page.licenceAddress}>{page.licence}</a>
    </p>
  );
}
