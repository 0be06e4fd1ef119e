import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { PrintFoot } from "../../components/PrintFoot/PrintFoot";
import { ShareLinks } from "../../components/ShareLinks/ShareLinks";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { basePaths } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { FilmPlayer } from "./FilmPlayer";
import * as styles from "./FilmView.styles";
import { Transcript } from "./Transcript";

export const filmViewFragment = graphql`
  fragment FilmView on FilmPage {
    title
    lead
    language
    newerIn
    partlyIn
    ...FilmPlayer
    ...FilmTranscript
  }
`;

export interface FilmViewProps {
  readonly film: Queries.FilmViewFragment;
  /** Absolute address of the page, for sharing. */
  readonly address: string;
}

/** The film, all that it says and shows as text, and where the accounts are that it promises. */
export function FilmView({ film, address }: FilmViewProps) {
  const { t } = useI18n();
  const lang = foreignLang(film);
  return (
    <>
      <Page>
        <Breadcrumbs trail={[]} current={film.title} lang={lang} />
        <PageHeader title={film.title} lead={film.lead} lang={lang} />
        <TranslationNotice
          contentLanguage={film.contentLanguage}
          newerIn={film.newerIn}
          partlyIn={film.partlyIn}
        />
        <FilmPlayer film={film} />
        <Transcript film={film} lang={lang} />
        <div css={styles.end}>
          <p>
            <LocalizedLink to={basePaths.reports}>
              {t("common:footer.organisation.transparency")}
            </LocalizedLink>
          </p>
          <ShareLinks title={film.title} address={address} />
        </div>
      </Page>
      <PrintFoot claims={[]} address={address} />
    </>
  );
}
