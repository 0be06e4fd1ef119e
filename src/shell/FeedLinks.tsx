import { feedFormats, feedPath } from "../domain/feeds";
import { HeadLink } from "./head-elements";

export interface FeedLinksProps {
  /** Name of the feeds. */
  readonly title: string;
  readonly language: string;
}

/** Tells feed readers, in a page's head, where the news can be followed. */
export function FeedLinks({ title, language }: FeedLinksProps) {
  return feedFormats.map((format) => (
    <HeadLink
      key={format.name}
      rel="alternate"
      type={format.type}
      title={`${title} (${format.name})`}
      href={feedPath(format, language)}
    />
  ));
}
