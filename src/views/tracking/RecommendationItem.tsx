import { graphql } from "gatsby";
import { Button } from "../../components/Button/Button";
import { useI18n } from "../../i18n/I18nContext";
import { screenOnly, scripted } from "../../theme/mixins";
import * as styles from "./Recommendations.styles";

export const recommendationFragment = graphql`
  fragment TrackingRecommendation on TrackingRecommendation {
    key
    title
    text
    tons
    fromMonth
  }
`;

export interface RecommendationItemProps {
  readonly recommendation: Queries.TrackingRecommendationFragment;
  readonly unit: string;
  readonly applied: boolean;
  readonly onToggle: (key: string) => void;
}

/** A recommendation and its effect, with a button that adds the effect to the chart or removes it. */
export function RecommendationItem({ recommendation, unit, applied, onToggle }: RecommendationItemProps) {
  const { t, format } = useI18n();
  const { key, title, text, tons, fromMonth } = recommendation;
  const action = applied ? t("tracking:whatIf.undo") : t("tracking:whatIf.apply");
  return (
    <li css={applied && styles.ticked}>
      <div>
        <h3>{title}</h3>
        <p css={styles.text}>{text}</p>
        <p css={styles.effect}>
          {t("tracking:whatIf.effect", { tons: format.number(tons), unit, month: format.month(fromMonth) })}
        </p>
      </div>
      <div css={[scripted, screenOnly]}>
        <Button
          tone={applied ? "primary" : "line"}
          size="small"
          wide
          aria-label={`${action}: ${title}`}
          onClick={() => onToggle(key)}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}
