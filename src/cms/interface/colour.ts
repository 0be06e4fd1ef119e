/** The colours of the editors' area, which match Decap's; nothing else in `src/cms/` writes a raw colour. */
export const colour = {
  text: "#313d3e",
  muted: "#474b55",
  surface: "#fff",
  ground: "#eff0f4",
  line: "#dfdfe3",
  fieldLine: "#798291",
  /** Of what can be pressed, and of the ring of focus. */
  action: "#2b55aa",
  /** Decap's line around what can be pressed, and around the chosen file of the media library. */
  actionLine: "#3a69c7",
  summary: "#1f438c",
  /** The ground of short notices. */
  notice: "#1d3328",
  /** Text on deep grounds. */
  onDeep: "#fff",
  progressGround: "#eef3ee",
  liveGround: "#1f5a3d",
  done: "#14532d",
  doneGround: "#e3f1e6",
  waiting: "#5c4300",
  waitingGround: "#fff3cd",
  problem: "#7a1f12",
  problemGround: "#fdeeea",
  warningLine: "#b35c00",
  warningGround: "#fff6e5",
  advice: "#8a4500",
  error: "#a3180b",
  /** A figure of a claim within a text. */
  figure: "#1d3f86",
  figureGround: "#e3ecfb",
  /** The words of a search that were found. */
  found: "#ffe9a8",
  /** In place of Decap's own, in which too little can be read. */
  navigation: "#5d626f",
  publish: "#117888",
  toastError: "#9b1c1c",
  toastSuccess: "#1b5e20",
  dialogShadow: "rgb(14 30 37 / .4)",
  shade: "rgb(14 30 37 / .5)",
  listShadow: "rgb(68 74 87 / .1)",
} as const;

/** A colour of six digits as browsers give it back: `rgb(58, 105, 199)`. */
export function computed(hex: `#${string}`): string {
  return `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
}
