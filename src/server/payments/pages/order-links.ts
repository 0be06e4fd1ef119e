import { toDecimal } from "../../../domain/money";
import { type Markup, markup } from "../../html/markup";
import type { Runtime } from "../../runtime";
import type { Order } from "../order";

/**
 * Where the fields of a form were filled in: the page of a resource, project or campaign; a path in the default
 * language.
 */
export function choicePage(
  fields: Readonly<Partial<Record<"product" | "project" | "campaign", unknown>>>,
  { siteData }: Pick<Runtime, "siteData">,
): string {
  const { products, projects, campaigns, paths } = siteData;
  const named = <Entry extends { readonly slug: string }>(entries: readonly Entry[], wanted: unknown) =>
    entries.find(({ slug }) => slug === wanted);
  return (
    named(products, fields.product)?.path ??
    named(projects, fields.project)?.givingPath ??
    named(campaigns, fields.campaign)?.path ??
    paths.donate
  );
}

/** Where an order was chosen: a path in the default language. */
export function orderPage(
  { kind, slug, project }: Pick<Order, "kind" | "slug" | "project">,
  runtime: Pick<Runtime, "siteData">,
): string {
  return choicePage(kind === "purchase" ? { product: slug } : { project, campaign: slug }, runtime);
}

/** Hidden fields that describe an order, for a form that submits it again. */
export function orderFields(
  {
    kind,
    slug,
    project,
    frequency,
    coversFee,
    amount,
  }: Pick<Order, "kind" | "slug" | "project" | "frequency" | "coversFee" | "amount">,
  language: string,
): Markup {
  const fields: Readonly<Record<string, string>> =
    kind === "purchase"
      ? { product: slug, language }
      : {
          campaign: slug,
          ...(project !== undefined && { project }),
          currency: amount.currency,
          customAmount: toDecimal(amount),
          frequency,
          ...(coversFee && { coversFee: "yes" }),
          language,
        };
  return markup`${Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
}
