import type { Payment } from "../../../domain/contract/answers";
import { localizedPath } from "../../../domain/paths";
import { giftsPath } from "../../../domain/payment";
import { shareLinks } from "../../../domain/share";
import { type Markup, markup } from "../../html/markup";
import { type Runtime, siteUrl } from "../../runtime";
import type { Texts } from "../../texts";

/** What happens next with a gift, how to end a monthly one, and how to tell somebody of it. */
export function thanks(
  { gift, page }: Pick<Payment, "gift" | "page">,
  runtime: Pick<Runtime, "environment" | "siteData">,
  { t, language }: Texts,
): Markup {
  const address = `${siteUrl(runtime)}${localizedPath(page, language)}`;
  const links = shareLinks(t("server:thanks.subject"), t("server:thanks.text", { address }));
  const end = markup`<p><a href="${giftsPath(language)}">${t("server:gift.how")}</a></p>\n`;
  return markup`<h2>${t("server:thanks.next")}</h2>
<p>${t("server:thanks.accounts")}</p>
${gift === "running" ? markup`<p>${t("server:thanks.monthly")}</p>\n` : undefined}${gift && end}
<p><a href="${localizedPath(page, language)}">${t("server:thanks.page")}</a></p>
<h2>${t("server:thanks.share")}</h2>
<ul>
<li><a href="${links.whatsapp}">${t("server:thanks.whatsapp")}</a></li>
<li><a href="${links.email}">${t("server:thanks.email")}</a></li>
<li>${t("server:thanks.address")} <a href="${address}">${address}</a></li>
</ul>`;
}
