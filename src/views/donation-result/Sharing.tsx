import { Button } from "../../components/Button/Button";
import { localizedPath } from "../../domain/paths";
import { shareLinks } from "../../domain/share";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { actions, small } from "../../theme/mixins";
import { useCopy } from "./useCopy";

/** The page of what a gift is for, a path in the default language, and how to tell somebody of it. */
export function Sharing({ page }: { readonly page: string }) {
  const { t, language } = useI18n();
  const { said, copy } = useCopy();
  const address = `${location.origin}${localizedPath(page, language)}`;
  const links = shareLinks(t("server:thanks.subject"), t("server:thanks.text", { address }));
  return (
    <>
      <LocalizedLink to={page}>{t("server:thanks.page")}</LocalizedLink>
      <h2>{t("server:thanks.share")}</h2>
      <div css={actions}>
        <a href={links.whatsapp}>{t("server:thanks.whatsapp")}</a>
        <a href={links.email}>{t("server:thanks.email")}</a>
      </div>
      <Button tone="line" size="small" onClick={() => copy(address)}>
        {t("server:thanks.copy")}
      </Button>
      <p css={small} role="status">
        {said}
      </p>
    </>
  );
}
