import { graphql } from "gatsby";
import { DialogLink, type DialogLinkProps, type LoadDialog } from "../../components/Dialog/DialogLink";
import { loadInquiry } from "./load-inquiry";

export const resourceLinkFragment = graphql`
  fragment ResourceLink on Resource {
    slug
    ...EbookDialog
  }
`;

/** Who answers and sells. */
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

/** The way to a resource: what is paid shows its offer, what is free is asked for by an inquiry. */
export function ResourceLink({ resource, organisation, ...link }: ResourceLinkProps) {
  const loadOffer: LoadDialog = async () => {
    const { EbookDialog } = await import("../../components/EbookDialog/EbookDialog");
    return (control) => <EbookDialog resource={resource} imprint={organisation.name} {...control} />;
  };
  const ask = loadInquiry({ subject: resource.title, teamEmail: organisation.email });
  return (
    <DialogLink to={`/resources/${resource.slug}/`} load={resource.price > 0 ? loadOffer : ask} {...link} />
  );
}
