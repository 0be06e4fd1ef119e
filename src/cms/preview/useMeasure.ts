import { useEffect, useState } from "react";
import type { Measure } from "./fit-text";

const font = '"Plus Jakarta Sans Variable"';

/** Measures texts in the site's font, in a weight; undefined until the font is in the preview's document. */
export function useMeasure(document: Document): ((weight: number) => Measure) | undefined {
  const [measure, setMeasure] = useState<(weight: number) => Measure>();
  useEffect(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) return;
    const inWeight = (weight: number) => (text: string, size: number) => {
      canvas.font = `${weight} ${size}px ${font}`;
      return canvas.measureText(text);
    };
    void document.fonts.load(`16px ${font}`).then(() => setMeasure(() => inWeight));
  }, [document]);
  return measure;
}
