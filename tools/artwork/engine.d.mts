/** Shapes as SVG, or the tone of an ink at a place, 0 to 1. */
type Shapes = string;
type Tone = (x: number, y: number) => number;

/** How an ink is laid down. */
export interface Laying {
  /** The most that is laid down, 0 to 1. */
  readonly cap?: number;
  /** Direction of the grain: `h` for water. */
  readonly dir?: string;
}

/** A sheet of paper in the press. */
export class Print {
  /** Colours of its pixels, three numbers each. */
  readonly b: Float32Array;
  raster(shapes: Shapes): Promise<Uint8Array>;
  paint(shapes: Shapes): Promise<this>;
  ink(colour: string, shapes: Shapes, laying?: Laying): Promise<this>;
  soft(colour: string, shapes: Shapes, cap?: number): Promise<this>;
  inkFn(colour: string, tone: Tone, laying?: Laying): Promise<this>;
  pull(options?: object): Promise<this>;
}

/** How easily each pixel of a tile takes ink, 0 to 1. */
export function grain(direction?: string): Promise<Float32Array>;
export function hex(colour: string): [number, number, number];
export function clamp(value: number, from?: number, to?: number): number;
