import ArrowRight from "lucide-react/icons/arrow-right";
import { textAction } from "../../components/Button/Button.styles";
import { useI18n } from "../../i18n/I18nContext";
import { ResourceRow } from "../shared/ResourceRow";
import { ResourceLink } from "./ResourceLink";

export interface ShelvedRowProps {
  readonly resource: Queries.ShelvedResourceFragment;
  readonly organisation: Queries.OrganisationFragment;
}

/** A row whose link opens the offer of a paid resource, or an inquiry form for a free one. */
export function ShelvedRow({ resource, organisation }: ShelvedRowProps) {
  const { t } = useI18n();
  const action = resource.price > 0 ? t("resources:viewDetails") : t("resources:request");
  return (
    <ResourceRow resource={resource}>
      <ResourceLink
        css={textAction}
        aria-label={`${action}: ${resource.title}`}
        resource={resource}
        organisation={organisation}
      >
        {action}
        <ArrowRight data-go aria-hidden="true" />
      </ResourceLink>
    </ResourceRow>
  );
}
