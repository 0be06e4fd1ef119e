import sharp, { type AvifOptions } from "sharp";

/** Encoding effort, 0 to 9. Sharp's default, 4, takes twelve times as long and gives larger files here. */
const effort = 1;

/** The part used here of the prototype of sharp's pipelines. */
interface Pipeline {
  avif: (this: Pipeline, options?: AvifOptions) => unknown;
}

/** Lowers the AVIF effort of all sharp pipelines, since gatsby-plugin-sharp has no option for it. */
export function lowerAvifEffort(): void {
  lowerEffort(sharp.prototype as Pipeline);
}

/** Lowers the default effort of a pipeline's `avif`; an explicit `effort` option still wins. */
export function lowerEffort(pipeline: Pipeline): void {
  const { avif } = pipeline;
  pipeline.avif = function (options) {
    return avif.call(this, { effort, ...options });
  };
}
