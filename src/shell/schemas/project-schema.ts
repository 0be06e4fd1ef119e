import type { Project } from "schema-dts";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** The fields of a project that its schema uses. */
export interface ProjectWords {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly place: {
    readonly name: string;
    readonly province: string;
    readonly latitude: number;
    readonly longitude: number;
  };
}

/** A project, where it is, and who runs it. `picture` is the path of its picture. */
export function projectSchema(
  page: SchemaPage,
  { title, description, path, place }: ProjectWords,
  picture: string | null | undefined,
  legalName: string,
): Exclude<Project, string> {
  const { latitude, longitude } = place;
  return {
    "@type": "Project",
    name: title,
    description,
    url: page.siteUrl + path,
    ...(picture && { image: page.siteUrl + picture }),
    location: {
      "@type": "Place",
      name: place.name,
      address: { "@type": "PostalAddress", addressLocality: place.name, addressRegion: place.province },
      geo: { "@type": "GeoCoordinates", latitude, longitude },
    },
    parentOrganization: publisher(page, legalName),
  };
}
