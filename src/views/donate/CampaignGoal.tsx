import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { campaignSumsPath } from "../../domain/addresses";
import { toMoney } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { useReceived } from "./useReceived";

const goalStyles = css`
  progress {
    display: block;
    width: 100%;
    height: 0.75rem;
    margin-bottom: 0.75rem;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-pill);
    background: var(--sunk);
    overflow: hidden;
    appearance: none;
    &::-webkit-progress-bar {
      background: var(--sunk);
    }
    &::-webkit-progress-value {
      background: var(--primary);
    }
    &::-moz-progress-bar {
      background: var(--primary);
    }
  }
  p {
    max-width: var(--measure);
    font-weight: var(--w-strong);
  }
`;

export const campaignGoalFragment = graphql`
  fragment CampaignGoal on DonationCampaign {
    slug
    goal {
      currency
      amount
      deadline
      received {
        amount
        date
      }
    }
  }
`;

export interface CampaignGoalProps {
  readonly campaign: Queries.CampaignGoalFragment;
  readonly rate: Pick<Queries.GivingSettings, "rupiahPerDollar" | "rupiahRateDate">;
}

/** What a campaign wants to raise, and what came in: as of a day, or so far where the server counts it. */
export function CampaignGoal({ campaign: { slug, goal }, rate }: CampaignGoalProps) {
  const { t, format, language } = useI18n();
  const counted = useReceived(goal ? slug : undefined);
  if (!goal) return null;
  const aim = toMoney(goal.currency, goal.amount);
  const stated = goal.received ? toMoney(goal.currency, goal.received.amount) : undefined;
  const received = counted ?? stated;
  const values = { goal: format.money(aim), received: received ? format.money(received) : "" };
  const statedOn = counted || !goal.received ? undefined : format.date(goal.received.date);
  const sentence = received === undefined ? "open" : statedOn ? "stated" : "soFar";
  return (
    <section css={goalStyles} aria-labelledby="goal-title">
      <h2 id="goal-title">{t("donate:goal.title")}</h2>
      {received ? (
        <progress aria-labelledby="goal-text" max={aim.minor} value={Math.min(received.minor, aim.minor)} />
      ) : null}
      <p id="goal-text">{t(`donate:goal.${sentence}`, { ...values, date: statedOn ?? "" })}</p>
      {received && received.minor >= aim.minor ? <p>{t("server:campaign.reached")}</p> : null}
      {goal.deadline ? (
        <p>
          {t("donate:goal.deadline")} <time dateTime={goal.deadline}>{format.date(goal.deadline)}</time>
        </p>
      ) : null}
      {counted ? (
        <p css={caption}>
          {t("donate:goal.converted", {
            rate: format.money(toMoney("IDR", rate.rupiahPerDollar)),
            date: format.date(rate.rupiahRateDate),
          })}
        </p>
      ) : null}
      <noscript>
        <a href={campaignSumsPath(slug, language)}>{t("donate:goal.look")}</a>
      </noscript>
    </section>
  );
}
