import type { NGO } from "schema-dts";
import { largeIcon } from "../../domain/icons";
import type { SchemaPage } from "./schema";

type Organisation = Exclude<NGO, string>;

type OrganisationWords = Queries.FooterFragment & {
  /** Addresses of its profiles on other sites. */
  readonly profiles: readonly string[] | null;
};

/** The organisation that the site belongs to, with the number of its permit to collect donations. */
export function organisationSchema(
  page: SchemaPage,
  site: OrganisationWords,
  permitNumber: string,
): Organisation {
  return {
    ...publisher(page, site.legalName),
    alternateName: site.name,
    email: site.email,
    telephone: site.phone,
    address: site.address.join(", "),
    identifier: { "@type": "PropertyValue", value: permitNumber },
    ...(site.profiles && { sameAs: [...site.profiles] }),
  };
}

/** The organisation in short, for what it has published or runs. */
export function publisher({ siteUrl }: SchemaPage, legalName: string): Organisation {
  const { path, size } = largeIcon;
  return {
    "@type": "NGO",
    "@id": `${siteUrl}/#organisation`,
    name: legalName,
    url: `${siteUrl}/`,
    logo: { "@type": "ImageObject", url: siteUrl + path, width: `${size}`, height: `${size}` },
  };
}
