import { css } from "@emotion/react";
import Rss from "lucide-react/icons/rss";
import { feedFormats, feedPath } from "../../domain/feeds";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";

const follow = css`
  ${caption};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1rem;
  margin-top: 2rem;
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: var(--tap);
  }
  svg {
    width: 1.1em;
    height: 1.1em;
  }
  @media print {
    display: none;
  }
`;

/** Links to the feeds, by which a reader's own program learns of new articles. */
export function FollowLinks() {
  const { t, language } = useI18n();
  return (
    <p css={follow}>
      {t("news:follow")}
      {feedFormats.map((format) => (
        <a key={format.name} href={feedPath(format, language)} type={format.type}>
          <Rss aria-hidden="true" />
          {format.name}
        </a>
      ))}
    </p>
  );
}
