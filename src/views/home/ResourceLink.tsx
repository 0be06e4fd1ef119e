import { graphql } from "gatsby";
import { DialogLink, type DialogLinkProps, type LoadDialog } from "../../components/Dialog/DialogLink";
import { basePaths, pagePath } from "../../domain/addresses";
import { loadInquiry } from "./load-inquiry";

export const resourceLinkFragment = graphql`
  fragment ResourceLink on Resource {
    ...RequestedResource
    ...EbookDialog
  }
`;

/** Name and e-mail address for the dialogs. */
export const organisationFragment = graphql`
  fragment Organisation on SiteSettings {
    name
    email
  }
`;

export interface ResourceLinkProps extends Omit<DialogLinkProps, "to" | "load" | "resource"> {
  readonly resource: Queries.ResourceLinkFragment;
  readonly organisation: Queries.OrganisationFragment;
}

/** A link to a resource. Its dialog is the offer of a paid resource, or an inquiry form for a free one. */
export function ResourceLink({ resource, organisation, ...link }: ResourceLinkProps) {
  const loadOffer: LoadDialog = async () => {
    const { EbookDialog } = await import("../../components/EbookDialog/EbookDialog");
    return (control) => <EbookDialog resource={resource} imprint={organisation.name} {...control} />;
  };
  const ask = loadInquiry({ subject: resource.title, resource, teamEmail: organisation.email });
  return (
    <DialogLink
      to={pagePath(basePaths.resources, resource.slug)}
      load={resource.price > 0 ? loadOffer : ask}
      {...link}
    />
  );
}
