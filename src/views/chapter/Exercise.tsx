import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Prose } from "../../components/Prose/Prose";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";

export const exerciseFragment = graphql`
  fragment Exercise on Chapter {
    ...ForeignText
    exercise
    answer
  }
`;

const exerciseStyle = css`
  margin-top: 3.5rem;
  padding-top: 2.5rem;
  border-top: 1px solid var(--border);
  h2 {
    font-size: var(--fs-h3);
    margin-bottom: 1rem;
  }
  summary {
    cursor: pointer;
    margin-block: 1.5rem 1rem;
    min-height: 1.5rem;
    color: var(--link);
    font-weight: var(--w-strong);
  }
`;

export interface ExerciseProps {
  readonly chapter: Queries.ExerciseFragment;
}

/** The exercise of a lesson; its answer is folded until somebody wants to see it. */
export function Exercise({ chapter }: ExerciseProps) {
  const { t } = useI18n();
  const { exercise, answer } = chapter;
  const lang = foreignLang(chapter);
  if (exercise === null) return null;
  return (
    <section css={exerciseStyle} aria-labelledby="exercise">
      <h2 id="exercise">{t("resources:contents.exercise")}</h2>
      <Prose html={exercise} lang={lang} />
      {answer === null ? null : (
        <details>
          <summary>{t("resources:contents.answer")}</summary>
          <Prose html={answer} lang={lang} />
        </details>
      )}
    </section>
  );
}
