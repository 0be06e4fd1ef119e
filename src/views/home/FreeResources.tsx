import { graphql } from "gatsby";
import Download from "lucide-react/icons/download";
import { DialogLink } from "../../components/Dialog/DialogLink";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import * as styles from "./FreeResources.styles";
import { loadInquiry } from "./load-inquiry";

export const freeResourcesFragment = graphql`
  fragment FreeResources on Resource {
    ...ForeignText
    ...RequestedResource
  }
`;

export interface FreeResourcesProps {
  readonly title: string;
  readonly resources: readonly Queries.FreeResourcesFragment[];
  readonly teamEmail: string;
}

/** The free resources, each with a link to request it. */
export function FreeResources({ title, resources, teamEmail }: FreeResourcesProps) {
  return (
    <div css={styles.box} data-ground="band">
      <h3>{title}</h3>
      <ul>
        {resources.map((resource) => (
          <li key={resource.slug} lang={foreignLang(resource)}>
            <DialogLink
              to={pagePath(basePaths.resources, resource.slug)}
              load={loadInquiry({ subject: resource.title, resource, teamEmail })}
            >
              {resource.title}
              <Download aria-hidden="true" />
            </DialogLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
