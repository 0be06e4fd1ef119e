import { basePaths, pagePath } from "../../domain/addresses";
import { apiFolder } from "../../domain/api-path";
import { inquiryAddress } from "../../domain/inquiry-fields";
import { localizedPath } from "../../domain/paths";
import { giftsPath, orderAddresses } from "../../domain/payment";
import type { Fields } from "../../domain/record";
import { readFields } from "../http/fields";
import type { ServerRequest } from "../http/request";
import { choicePage } from "../payments/pages/order-links";
import type { Runtime } from "../runtime";

/** Address of the page with the form that was sent, in a language; undefined if that is not known. */
export function formAddress(
  request: ServerRequest,
  runtime: Pick<Runtime, "siteData">,
): ((language: string) => string) | undefined {
  const { fields } = readFields(request);
  const address = apiFolder + request.path;
  const { link } = fields;
  if (request.path.startsWith("gifts/"))
    return (language) =>
      giftsPath(language) + (typeof link === "string" ? `&link=${encodeURIComponent(link)}` : "");
  const page = address === inquiryAddress ? askedAt(fields, runtime) : choicePage(fields, runtime);
  return [inquiryAddress, ...Object.values<string>(orderAddresses)].includes(address)
    ? (language) => localizedPath(page, language)
    : undefined;
}

/** The page of the resource that was asked for, or the contact form. */
function askedAt({ resource }: Fields, { siteData }: Pick<Runtime, "siteData">): string {
  const known = [...siteData.requestable, ...siteData.products.map(({ slug }) => slug)];
  const slug = known.find((each) => each === resource);
  return slug === undefined ? siteData.paths.contact : pagePath(basePaths.resources, slug);
}
