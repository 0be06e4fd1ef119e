import { css } from "@emotion/react";
import site from "@content/settings/site.json";
import { shareSections } from "../../content-model/share-sections";
import { withFigures } from "../../domain/figure";
import { isRecord, type Fields } from "../../domain/record";
import { shareCardSize } from "../../domain/share";
import { useI18n } from "../../i18n/I18nContext";
import { panelSvg } from "../../theme/share-card";
import { asText } from "./as-text";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { SharePlate } from "./SharePlate";
import { ShareWords } from "./ShareWords";
import { useMeasure } from "./useMeasure";

const { width, height } = shareCardSize;

const picture = css`
  display: block;
  width: 100%;
  max-width: ${width / 2}px;
  height: auto;
  margin: 1rem auto;
`;

/** The preview of the picture that is seen where the page of an entry of some type is shared, as the build draws it. */
export function sharePicture(typeName: string) {
  return function SharePicture({ entry, locale, getAsset, figures, document }: PreviewProps) {
    const { t } = useI18n();
    const measure = useMeasure(document);
    const data = entry.get("data").toJS();
    const { name, legalName, shareImage } = copyIn(site, locale);
    const key = shareSections[typeName];
    const title = withFigures(titleOf(data), figures) || legalName;
    const plate: Fields = isRecord(data.image) && data.image.src ? data.image : shareImage;
    return (
      <svg css={picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        <SharePlate src={getAsset(asText(plate.src)).toString()} focus={asText(plate.focus) || "50% 50%"} />
        <image href={`data:image/svg+xml,${encodeURIComponent(panelSvg(height))}`} height={height} />
        {measure ? (
          <ShareWords name={name} section={key ? t(`common:${key}`) : ""} title={title} measure={measure} />
        ) : null}
      </svg>
    );
  };
}

/** What the page is called: the home page by what stands largest on it. */
function titleOf({ title, hero }: Fields): string {
  return asText(title) || (isRecord(hero) ? asText(hero.title) : "");
}
