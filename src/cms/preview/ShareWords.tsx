import { shareCardSize } from "../../domain/share";
import { shareCardLook as look, type TextLook } from "../../theme/share-card";
import { fitText, type FittedText, type Measure } from "./fit-text";

interface ShareWordsProps {
  /** Of the organisation. */
  readonly name: string;
  /** Part of the site; empty if the page belongs to none. */
  readonly section: string;
  readonly title: string;
  readonly measure: (weight: number) => Measure;
}

/** The words of a share card, on its panel. */
export function ShareWords({ name, section, title, measure }: ShareWordsProps) {
  const fitted = (text: string, of: TextLook) => fitText(text, of, measure(of.weight));
  const [drawnName, drawnTitle] = [fitted(name, look.name), fitted(title, look.title)];
  const bottom = shareCardSize.height - look.margin;
  return (
    <>
      <Lines
        text={drawnName}
        look={look.name}
        left={look.margin + look.mark + look.gap}
        bottom={look.margin + (look.mark + drawnName.height) / 2}
      />
      <Lines
        text={fitted(section, look.section)}
        look={look.section}
        left={look.margin}
        bottom={bottom - drawnTitle.height - look.gap}
      />
      <Lines text={drawnTitle} look={look.title} left={look.margin} bottom={bottom} />
    </>
  );
}

interface LinesProps {
  readonly text: FittedText;
  readonly look: TextLook;
  readonly left: number;
  /** Where the last line ends, with what reaches below its foot. */
  readonly bottom: number;
}

function Lines({ text, look: { weight, tracking, colour }, left, bottom }: LinesProps) {
  const { size, lines, pitch, descent } = text;
  const foot = bottom - descent;
  return (
    <text fontSize={size} fontWeight={weight} letterSpacing={(size * tracking) / 1000} fill={colour}>
      {lines.map((line, index) => (
        <tspan key={index} x={left} y={foot - (lines.length - 1 - index) * pitch}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
