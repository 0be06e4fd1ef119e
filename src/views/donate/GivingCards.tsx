import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Sprout from "lucide-react/icons/sprout";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import type { LucideIcon } from "lucide-react/types";
import { IconList } from "../../components/IconList/IconList";
import { foreignLang } from "../../i18n/foreign";
import { from } from "../../theme/breakpoints";

const cards = css`
  display: grid;
  gap: 2.5rem var(--gap);
  svg {
    width: 2.25rem;
    height: 2.25rem;
    color: var(--link);
    margin-bottom: 0.75rem;
  }
  li {
    border-top: 2px solid var(--text);
    padding-top: 1.25rem;
  }
  p {
    margin-top: 0.5rem;
    color: var(--text-muted);
  }
  @media ${from.medium} {
    grid-template-columns: 1.4fr 1fr 1fr;
  }
`;

const icons: Readonly<Record<Queries.DonationCardIcon, LucideIcon>> = {
  hands: Users,
  tools: Wrench,
  sprout: Sprout,
};

export const givingCardsFragment = graphql`
  fragment GivingCards on DonationCampaign {
    ...ForeignText
    cards {
      icon
      title
      text
    }
  }
`;

/** Where a campaign's money goes. */
export function GivingCards({ campaign }: { readonly campaign: Queries.GivingCardsFragment }) {
  return <IconList items={campaign.cards} icons={icons} lang={foreignLang(campaign)} css={cards} />;
}
