import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { chapterPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { caption, lineLink } from "../../theme/mixins";

export const contentsFragment = graphql`
  fragment Contents on Resource {
    slug
    type
    # never their text: only the page of a free one may have it
    chapters {
      slug
      ...ForeignText
      title
      summary
      free
    }
  }
`;

const contents = css`
  margin-block: 3rem;
  h2 {
    font-size: var(--fs-h3);
    margin-bottom: 0.75rem;
  }
  ol {
    list-style: none;
    counter-reset: chapter;
    border-bottom: 1px solid var(--border);
  }
  li {
    counter-increment: chapter;
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    padding-block: 0.9rem;
    border-top: 1px solid var(--border);
    break-inside: avoid;
  }
  li::before {
    content: counter(chapter);
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  strong {
    display: block;
    font-weight: var(--w-strong);
  }
`;

const read = css`
  ${caption};
  ${lineLink};
`;

export interface ContentsProps {
  readonly resource: Queries.ContentsFragment;
}

/** The chapters of a book or the lessons of a course; those that are free lead to their pages. */
export function Contents({ resource }: ContentsProps) {
  const { t } = useI18n();
  const { slug, type, chapters } = resource;
  if (chapters.length === 0) return null;
  return (
    <section css={contents} aria-labelledby="contents">
      <h2 id="contents">{t(`resources:contents.title.${type === "course" ? "lesson" : "chapter"}`)}</h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.slug}>
            <div>
              <strong lang={foreignLang(chapter)}>{chapter.title}</strong>
              <span lang={foreignLang(chapter)}>{chapter.summary}</span>
              {chapter.free ? (
                <div>
                  <LocalizedLink
                    css={read}
                    to={chapterPath({ slug: chapter.slug, resource: slug })}
                    aria-label={`${t("resources:contents.free")}: ${chapter.title}`}
                  >
                    {t("resources:contents.free")}
                  </LocalizedLink>
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
