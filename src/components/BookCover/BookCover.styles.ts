import { css } from "@emotion/react";

/** Colours of printed paper, the same in both colour schemes. */
const paper = "#fbebcb";
const ink = "#13231d";
const reversed = "#f4f3e6";

/** A print: its lettering shrinks with it, and never runs into the picture's birds. */
export const cover = css`
  position: relative;
  container-type: inline-size;
  width: min(100%, 19rem);
  margin-inline: auto;
  aspect-ratio: 3/4.1;
  border-radius: 2px 5px 5px 2px;
  overflow: hidden;
  background: ${paper};
  color: ${ink};
  box-shadow:
    inset 7px 0 8px -6px rgb(0 0 0 / 0.35),
    0 2px 4px rgb(0 0 0 / 0.2),
    1.1rem 1.3rem 2.5rem -0.6rem rgb(0 0 0 / 0.5);
  transform: rotate(-2.2deg);
  img {
    position: absolute;
    inset: 0;
    object-position: 50% 100%;
  }
  b {
    position: absolute;
    inset: 1.35rem 7.4% auto;
    font-size: 1.9rem;
    line-height: 1;
    letter-spacing: -0.035em;
    word-spacing: 0.06em;
    font-weight: 800;
    @supports (width: 1cqi) {
      font-size: 10cqi;
    }
  }
  span {
    display: block;
    margin-top: 0.57em;
    font-size: 0.553em;
    line-height: 1.2;
    font-weight: 560;
    letter-spacing: -0.015em;
  }
  i {
    position: absolute;
    left: 1.25rem;
    bottom: 1rem;
    font-style: normal;
    font-size: var(--fs-caption);
    font-weight: 700;
    color: ${reversed};
  }
`;
