import type { Payment } from "../../../domain/contract/payment-answers";
import { toDecimal, toMoney } from "../../../domain/money";
import { orderPages } from "../../../domain/payment";
import { hiddenFields } from "../../html/hidden-fields";
import type { Markup } from "../../html/markup";
import type { Runtime } from "../../runtime";
import type { Order } from "../order";

type Wanted = Readonly<Partial<Record<"product" | "project" | "campaign", unknown>>>;

/**
 * Where the fields of a form were filled in: the page of a resource, project or campaign; a path in the default
 * language.
 */
export function choicePage(fields: Wanted, runtime: Pick<Runtime, "siteData">): string {
  return ownPage(fields, runtime) ?? runtime.siteData.paths.donate;
}

/** The page of the resource, project or campaign itself; undefined if the site has none. */
function ownPage(fields: Wanted, { siteData }: Pick<Runtime, "siteData">): string | undefined {
  const { products, projects, campaigns } = siteData;
  const named = <Entry extends { readonly slug: string }>(entries: readonly Entry[], wanted: unknown) =>
    entries.find(({ slug }) => slug === wanted);
  return (
    named(products, fields.product)?.path ??
    named(projects, fields.project)?.givingPath ??
    named(campaigns, fields.campaign)?.path
  );
}

/** Where an order was chosen, a path in the default language; undefined if the site no longer has what was chosen. */
export function orderPage(
  { kind, slug, project }: Pick<Order, "kind" | "slug" | "project">,
  runtime: Pick<Runtime, "siteData">,
): string | undefined {
  return ownPage(kind === "purchase" ? { product: slug } : { project, campaign: slug }, runtime);
}

/** What is chosen in a form that orders. */
export type Choices = Pick<Order, "kind" | "slug" | "project" | "frequency" | "coversFee" | "amount">;

/** What was ordered by a payment, to be ordered again. */
export function orderOf(view: Payment): Choices {
  const { currency, value } = view.chosen;
  return { ...view, coversFee: view.fee !== undefined, amount: toMoney(currency, value) };
}

/** The fields of a form that describe an order. */
export function choicesOf(
  { kind, slug, project, frequency, coversFee, amount }: Choices,
  language: string,
): Readonly<Record<string, string>> {
  if (kind === "purchase") return { product: slug, language };
  return {
    campaign: slug,
    ...(project !== undefined && { project }),
    currency: amount.currency,
    customAmount: toDecimal(amount),
    frequency,
    ...(coversFee && { coversFee: "yes" }),
    language,
  };
}

/** Hidden fields that describe an order, for a form that submits it again. */
export function orderFields(order: Choices, language: string): Markup {
  return hiddenFields(choicesOf(order, language));
}

/** Address of the page that shows what an order would charge. It has nothing personal. */
export function reviewPath(order: Choices, language: string): string {
  return `${orderPages.review}?${new URLSearchParams(choicesOf(order, language)).toString()}`;
}
