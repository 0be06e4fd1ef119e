import { localizedPath } from "../../../domain/paths";
import { orderAddresses } from "../../../domain/payment";
import type { Fields } from "../../../domain/record";
import { hiddenFields } from "../../html/hidden-fields";
import { typedForm } from "../../html/language-buttons";
import { type Markup, markup } from "../../html/markup";
import type { MessagePageProps } from "../../html/message-page";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import { recipientOf } from "../purpose";
import { choicePage } from "./order-links";

/** Name of the button that asks for the donation form with all that was chosen. */
const changeButton = "change";

/** Whether the fields of a donation are to be shown for a change, not to be ordered. */
export function asksForChange(fields: Fields, runtime: Runtime): boolean {
  return changeButton in fields && isDonation(fields, runtime);
}

function isDonation(fields: Fields, { siteData }: Pick<Runtime, "siteData">): boolean {
  return !("product" in fields) && recipientOf(fields, siteData).campaign !== undefined;
}

/** The way from a message back to where an order was chosen: a donation's form comes filled. */
export function wayBack(
  fields: Fields,
  runtime: Runtime,
  { t, language }: Texts,
  text = t("server:page.back"),
): Pick<MessagePageProps, "form" | "link"> {
  if (!isDonation(fields, runtime))
    return { link: { href: localizedPath(choicePage(fields, runtime), language), text } };
  return {
    form: markup`<form id="${typedForm}" method="post" action="${orderAddresses.donation}">
${hiddenFields({ ...fields, language })}${changeMarkup(text)}
</form>`,
  };
}

/** The way back to where an order was chosen, as a part of a page. */
export function wayBackMarkup(fields: Fields, runtime: Runtime, texts: Texts, text: string): Markup {
  const { form, link } = wayBack(fields, runtime, texts, text);
  return markup`${form}${link && markup`<p><a href="${link.href}">${link.text}</a></p>`}`;
}

/** The button that leads back to the donation form, within a form that has the donation's fields. */
export function changeMarkup(text: string): Markup {
  return markup`<button class="plain" name="${changeButton}" value="yes">${text}</button>`;
}
