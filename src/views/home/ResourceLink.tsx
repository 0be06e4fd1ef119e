import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { DialogLink, type LoadDialog } from "../../components/Dialog/DialogLink";
import { loadInquiry } from "./load-inquiry";

export const resourceLinkFragment = graphql`
  fragment ResourceLink on Resource {
    slug
    ...EbookDialog
  }
`;

export interface ResourceLinkProps {
  readonly resource: Queries.ResourceLinkFragment;
  /** Name of the organisation. */
  readonly imprint: string;
  /** Where to write when an inquiry cannot be sent. */
  readonly teamEmail: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The way to a resource: what is paid shows its offer, what is free is asked for by an inquiry. */
export function ResourceLink({ resource, imprint, teamEmail, ...link }: ResourceLinkProps) {
  const loadOffer: LoadDialog = async () => {
    const { EbookDialog } = await import("../../components/EbookDialog/EbookDialog");
    return (control) => <EbookDialog resource={resource} imprint={imprint} {...control} />;
  };
  const load = resource.price > 0 ? loadOffer : loadInquiry({ subject: resource.title, teamEmail });
  return <DialogLink to={`/resources/${resource.slug}/`} load={load} {...link} />;
}
