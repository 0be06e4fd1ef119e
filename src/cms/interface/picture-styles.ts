import { decapPart } from "../../patches/decap-parts";
import { outlined } from "./adopt-styles";
import { colour } from "./colour";
import { phone } from "./phone-styles";

/** Styles of pictures in the editors' area: while they are prepared, their focal point, and where they are used. */
export const pictureStyles = `
.tajuk-preparing {
  position: fixed;
  inset: auto 0 32px;
  z-index: 100000;
  width: fit-content;
  margin: 0 auto;
  padding: 12px 20px;
  border-radius: 8px;
  background: ${colour.notice};
  color: ${colour.onDeep};
  font: 15px/1.4 system-ui, sans-serif;
}
.tajuk-focus > button:first-child { position: relative; display: block; padding: 0; border: 0; cursor: crosshair; }
.tajuk-focus > button:first-child:disabled { cursor: auto; }
.tajuk-focus > button:first-child:disabled ~ ul { display: none; }
.tajuk-focus > button:first-child img { display: block; max-width: 100%; max-height: 320px; }
.tajuk-focus i {
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px;
  border: 3px solid ${colour.surface};
  border-radius: 50%;
  box-shadow: 0 0 0 2px ${colour.action}, inset 0 0 0 2px ${colour.action};
}
.tajuk-focus label {
  display: grid;
  grid-template-columns: 80px minmax(0, 320px) 48px;
  gap: 12px;
  align-items: center;
  min-height: 44px;
}
.tajuk-focus input { accent-color: ${colour.action}; }
.tajuk-focus > button:not(:first-child) {
  min-height: 44px;
  padding: 0 16px;
  ${outlined}
  font: inherit;
}
.tajuk-focus ul { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px 0 0; padding: 0; list-style: none; }
.tajuk-focus li { color: ${colour.muted}; font-size: 13px; }
.tajuk-focus li img { display: block; height: 64px; object-fit: cover; border-radius: 4px; }
@media ${phone} {
  /* Decap hides the words of two buttons */
  .ReactModalPortal button > ${decapPart.ResponsiveActionButton}:first-child { display: none; }
  .ReactModalPortal button > ${decapPart.ResponsiveActionButton} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip: auto;
  }
}
@media (max-width: 599px) {
  /* a single column of cards, as wide as the window */
  ${decapPart.CardGridContainer} div:has(> [tabindex="0"] > ${decapPart.Card}), ${decapPart.CardGridContainer} [tabindex="0"]:has(> ${decapPart.Card}) { width: 100% !important; }
}
.tajuk-picture { display: block; max-width: 100%; max-height: 200px; margin: 8px 0; border-radius: 4px; }
`;
