import { graphql } from "gatsby";
import { Badge } from "../../components/Badge/Badge";
import { claimPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { FigureFacts } from "./FigureFacts";
import * as styles from "./FiguresView.styles";
import { Unit } from "./Unit";

export const listedClaimFragment = graphql`
  fragment ListedClaim on Claim {
    slug
    ...ForeignText
    title
    figure
    counts
    excludes
    owner
    unit
    kind
    body
    ...FigureFacts
  }
`;

const tones = { measured: "running", estimated: "growing", sample: "trial" } as const;

/** A figure with everything that is known about it. */
export function FigureEntry({ claim }: { readonly claim: Queries.ListedClaimFragment }) {
  const { t } = useI18n();
  const { slug, title, figure, counts, excludes, unit, kind, body } = claim;
  const lang = foreignLang(claim);
  return (
    <article css={styles.entry} id={slug} aria-labelledby={`${slug}-title`}>
      <div css={styles.figure}>
        <h3 id={`${slug}-title`} lang={lang}>
          <LocalizedLink to={claimPath(claim)}>{title}</LocalizedLink>
        </h3>
        <b>
          {figure}
          <Unit of={unit} />
        </b>
        <Badge tone={tones[kind]}>{t(`common:claim.kind.${kind}`)}</Badge>
      </div>
      <div css={styles.words} lang={lang}>
        <p>{counts}</p>
        {excludes ? <p>{t("common:claim.excludes", { text: excludes })}</p> : null}
        <h4>{t("figures:method")}</h4>
        {/* Safe: the build made it from Markdown and sanitised it. */}
        <div dangerouslySetInnerHTML={{ __html: body }} />
      </div>
      <FigureFacts claim={claim} />
    </article>
  );
}
