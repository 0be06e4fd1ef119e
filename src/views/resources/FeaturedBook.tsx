import ArrowRight from "lucide-react/icons/arrow-right";
import { ButtonLink } from "../../components/Button/Button";
import { basePaths, pagePath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { EbookBanner, type EbookBannerProps } from "../shared/EbookBanner";

export interface FeaturedBookProps extends Pick<EbookBannerProps, "imprint"> {
  readonly book: EbookBannerProps["book"] & Pick<Queries.ResourceRowFragment, "slug">;
}

/** The featured e-book above its shelf. */
export function FeaturedBook({ book, imprint }: FeaturedBookProps) {
  const { t } = useI18n();
  return (
    <EbookBanner book={book} imprint={imprint} headingLevel={3}>
      <ButtonLink to={pagePath(basePaths.resources, book.slug)}>
        {t("resources:seeBook")}
        <ArrowRight data-go aria-hidden="true" />
      </ButtonLink>
    </EbookBanner>
  );
}
