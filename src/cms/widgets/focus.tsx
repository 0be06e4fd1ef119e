import { useContext, type MouseEvent } from "react";
import { crops } from "../../theme/crops";
import type { ControlProps, DecapCms } from "../decap-cms";
import { adminLanguage } from "../interface/admin-language";
import { ChosenPicture } from "./chosen-picture";
import { pictureTexts } from "./picture-texts";

/** Registers the widget for the point of a picture that stays in view. */
export function registerFocusWidget(CMS: DecapCms): void {
  CMS.registerWidget("focus", FocusControl);
}

/** In percent from the left and from the top, whole numbers. */
type Point = readonly [left: number, top: number];

/**
 * The picture, on which a tap sets the point, a slider for each direction, and the site's frames around the point.
 * A point that nobody sets stays out of the entry: it means the middle.
 */
export function FocusControl({ value, onChange, forID, classNameWrapper, isDisabled }: ControlProps) {
  const t = pictureTexts[adminLanguage()];
  const { address: picture } = useContext(ChosenPicture);
  const point = pointOf(value);
  const [left, top] = point ?? [50, 50];
  const set = (...[x, y]: Point) => onChange(`${x}% ${y}%`);
  return (
    <div id={forID} className={`${classNameWrapper} tajuk-focus`}>
      {picture === "" && t.noPicture}
      {picture !== "" && (
        <>
          <button
            type="button"
            // for the finger and the mouse: by keyboard the sliders do the same
            aria-hidden
            tabIndex={-1}
            disabled={isDisabled}
            onClick={(event) => set(...pointed(event))}
          >
            <img src={picture} alt="" />
            <i style={{ left: `${left}%`, top: `${top}%` }} />
          </button>
          <Slider label={t.fromLeft} at={left} move={(to) => set(to, top)} isDisabled={isDisabled} />
          <Slider label={t.fromTop} at={top} move={(to) => set(left, to)} isDisabled={isDisabled} />
          {point && !isDisabled && (
            <button type="button" onClick={() => onChange("")}>
              {t.middle}
            </button>
          )}
          <ul aria-label={t.frames}>
            {Object.entries(t.crops).map(([name, label]) => (
              <li key={name}>
                <img
                  src={picture}
                  alt=""
                  style={{
                    aspectRatio: crops[name as keyof typeof crops],
                    objectPosition: `${left}% ${top}%`,
                  }}
                />
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly at: number;
  readonly move: (to: number) => void;
  readonly isDisabled: boolean | undefined;
}

function Slider({ label, at, move, isDisabled }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        value={at}
        disabled={isDisabled}
        aria-valuetext={`${at}%`}
        onChange={(event) => move(event.target.valueAsNumber)}
      />
      {at}%
    </label>
  );
}

function pointOf(value: unknown): Point | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const [left = 50, top = 50] = value.split(" ").map((share) => Math.round(Number.parseFloat(share)));
  return [left, top];
}

/** Where on the picture somebody tapped. */
function pointed({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [Math.round((100 * (clientX - left)) / width), Math.round((100 * (clientY - top)) / height)];
}
