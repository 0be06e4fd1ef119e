import type { NGO } from "schema-dts";
import { largeIcon } from "../../domain/icons";
import type { SchemaPage } from "./schema";

type Organisation = Exclude<NGO, string>;

type OrganisationWords = Queries.FooterFragment & {
  /** Addresses of its profiles on other sites. */
  readonly profiles: readonly string[] | null;
};

/** The organisation that the site belongs to, with the number of its permit to collect donations while it is valid. */
export function organisationSchema(
  page: SchemaPage,
  site: OrganisationWords,
  permit: string | null,
): Organisation {
  return {
    ...publisher(page, site.legalName),
    alternateName: site.name,
    email: site.email,
    telephone: site.phone,
    address: site.address.join(", "),
    ...(permit && { identifier: { "@type": "PropertyValue", value: permit } }),
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
