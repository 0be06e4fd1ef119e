import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { manifestPath, touchIcon } from "../../domain/icons";
import { languageOf } from "../../domain/paths";
import { sampleShare } from "../../domain/vitals";
import fontUrl from "../../theme/fonts/plus-jakarta-sans-basic-wght-normal.woff2";
import { themeColours, tokensCss } from "../../theme/tokens";
import { bootScript } from "./boot-script";
import { styleKey } from "./emotion-root";
import { startScript } from "./start-script";
import { vitalsScript } from "./vitals-script";

/** Renders a page and puts only the styles that it uses into its head; its body has no style elements. */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: styleKey });
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`emotion-${ids.join("-")}`}
        data-emotion={[key, ...ids].join(" ")}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  replaceBodyHTMLString(html);
};

/**
 * Adds what every page's head needs at first paint: font, tokens, boot and start script, icons, manifest, colours; and,
 * if visits are measured, the script that does it.
 */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({ pathname, setHeadComponents }) => {
  const vitals = vitalsScript(pathname, sampleShare(process.env.GATSBY_VITALS_SAMPLE));
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
    <style key="tokens" dangerouslySetInnerHTML={{ __html: tokensCss() }} />,
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript(pathname) }} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: startScript() }} />,
    ...(vitals ? [<script key="vitals" dangerouslySetInnerHTML={{ __html: vitals }} />] : []),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={touchIcon.path} />,
    <link key="manifest" rel="manifest" href={manifestPath(languageOf(pathname))} />,
    ...Object.entries(themeColours).map(([scheme, colour]) => (
      <meta
        key={scheme}
        name="theme-color"
        content={colour}
        media={`(prefers-color-scheme: ${scheme})`}
        data-scheme={scheme}
      />
    )),
  ]);
};

/**
 * Leaves out what gatsby-plugin-image adds to every head for a component of its own, since `Picture` is plain HTML, and
 * the version of Gatsby.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isUnused = (component: ReactNode) =>
    isValidElement(component) && /^(gatsby-image-style|generator-)/.test(component.key ?? "");
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};
