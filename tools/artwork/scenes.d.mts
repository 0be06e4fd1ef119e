import type { Print } from "./engine.mjs";

/** Prints a picture. */
export type Plate = (width?: number, height?: number, options?: { readonly night?: boolean }) => Promise<Print>;

export const heroDawn: Plate;
export const riverBend: Plate;
export const papuaCanopy: Plate;
export const plantingRidge: Plate;
export const handsSeedling: Plate;
export const peatCanal: Plate;
export const peatProfile: Plate;
export const carbonMap: Plate;
