import type { Schema, SchemaPage } from "./schema";

/** The organisation that the site belongs to. */
export function organisationSchema({ siteUrl }: SchemaPage, site: Queries.FooterFragment): Schema {
  return {
    "@type": "NGO",
    name: site.legalName,
    alternateName: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    email: site.email,
    telephone: site.phone,
    address: site.address.join(", "),
  };
}
