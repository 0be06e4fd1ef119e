import { createElement, type ComponentProps } from "react";

type HeadTag = "html" | "title" | "meta" | "link" | "script";

/**
 * Elements of a page's `Head`, created with `createElement`. Gatsby patches that function so that React 19
 * adopts neither the real `<html>` (it would strip what the boot script set there) nor `<head>`. Elements
 * from the JSX runtime would bypass the patch.
 */
function headElement<Tag extends HeadTag>(tag: Tag) {
  return (props: ComponentProps<Tag>) => createElement<ComponentProps<Tag>>(tag, props);
}

export const Html = headElement("html");
export const Title = headElement("title");
export const Meta = headElement("meta");
export const HeadLink = headElement("link");
export const HeadScript = headElement("script");
