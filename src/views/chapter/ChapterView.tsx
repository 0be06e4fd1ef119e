import { css } from "@emotion/react";
import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../../components/Button/Button";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { Prose } from "../../components/Prose/Prose";
import { ShareLinks } from "../../components/ShareLinks/ShareLinks";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { kicker, screenOnly } from "../../theme/mixins";
import { Exercise } from "./Exercise";

export const chapterViewFragment = graphql`
  fragment ChapterView on Chapter {
    slug
    ...ForeignText
    newerIn
    partlyIn
    title
    summary
    body
    resource {
      slug
      title
      type
      chapters {
        slug
      }
    }
    ...Exercise
  }
`;

const end = css`
  display: grid;
  gap: 2rem;
  justify-items: start;
  margin-block: 3.5rem var(--section);
`;

export interface ChapterViewProps {
  readonly chapter: Queries.ChapterViewFragment;
  /** Absolute address of the page, for sharing. */
  readonly address: string;
}

/** A chapter or lesson that everybody may read, with the way to the whole book or course. */
export function ChapterView({ chapter, address }: ChapterViewProps) {
  const { t } = useI18n();
  const { title, summary, body, resource } = chapter;
  const lang = foreignLang(chapter);
  const kind = resource.type === "course" ? "lesson" : "chapter";
  const place = {
    number: resource.chapters.findIndex(({ slug }) => slug === chapter.slug) + 1,
    count: resource.chapters.length,
  };
  const whole = pagePath(basePaths.resources, resource.slug);
  return (
    <Page>
      <Breadcrumbs
        trail={[
          { to: basePaths.resources, label: t("resources:list") },
          { to: whole, label: resource.title },
        ]}
        current={title}
        lang={lang}
      />
      <PageHeader
        title={title}
        lead={summary}
        lang={lang}
        above={<p css={kicker}>{t(`resources:contents.place.${kind}`, place)}</p>}
      >
        <TranslationNotice
          contentLanguage={chapter.contentLanguage}
          newerIn={chapter.newerIn}
          partlyIn={chapter.partlyIn}
        />
      </PageHeader>
      <Prose html={body} lang={lang} />
      <Exercise chapter={chapter} />
      <div css={[end, screenOnly]}>
        <ButtonLink to={whole}>
          {t(`resources:contents.whole.${kind}`)}
          <ArrowRight data-go aria-hidden="true" />
        </ButtonLink>
        <ShareLinks title={title} address={address} />
      </div>
    </Page>
  );
}
