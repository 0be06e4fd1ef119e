import { css } from "@emotion/react";
import CirclePlay from "lucide-react/icons/circle-play";
import { filmPath } from "../../domain/film";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { textAction } from "../Button/Button.styles";

/** Looks the same everywhere, also among buttons without icons: its icon shows that there is something to watch. */
const look = css`
  ${textAction};
  && {
    padding-inline: 0;
  }
  && svg {
    display: block;
  }
`;

/** A link to the film, for pages of a site that has one. */
export function FilmLink() {
  const { t } = useI18n();
  return (
    <LocalizedLink css={look} to={filmPath}>
      <CirclePlay aria-hidden="true" />
      {t("common:watchFilm")}
    </LocalizedLink>
  );
}
