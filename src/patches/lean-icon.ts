import { createElement, type ReactNode, type SVGProps } from "react";

/** An icon of lucide-react: the elements inside its square of 24 px. */
interface IconData {
  readonly node: readonly (readonly [name: string, attributes: object])[];
}

/**
 * Stands in for lucide-react's function of this name, which weighs 1 KB because it reads sizes, strokes and
 * classes from a context: here CSS decides on them.
 */
export default function createLucideIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactNode {
  return (props) =>
    createElement(
      "svg",
      {
        ...{ width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor" },
        ...{ strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round", ...props },
      },
      ...node.map(([name, attributes]) => createElement(name, attributes)),
    );
}
