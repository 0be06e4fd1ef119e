import type { ChartType } from "chart.js";
import type { EndLabelsOptions } from "./end-labels";
import type { GuideLineOptions } from "./guide-line";
import type { PictureFrameOptions } from "./picture-frame";

declare module "chart.js" {
  /** Adds the options of our own plugins to the library's. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- must repeat the library's declaration
  interface PluginOptionsByType<TType extends ChartType> {
    endLabels?: EndLabelsOptions;
    guideLine?: GuideLineOptions;
    pictureFrame?: PictureFrameOptions;
  }
}
