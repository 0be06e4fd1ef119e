import createCache from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import { useEffect, useMemo, useState, type ComponentType } from "react";
import { I18nProvider } from "../../i18n/I18nContext";
import type { Translate } from "../../i18n/keys";
import { figuresOf } from "../texts/shown-figures";
import { useRead } from "../widgets/use-read";
import type { DecapPreviewProps, PreviewProps, ReadClaims } from "./preview-props";
import { previewTexts } from "./preview-texts";
import { PreviewChoice } from "./PreviewChoice";
import { useKept } from "./useKept";
import { previewWidths, usePreviewWidth } from "./usePreviewWidth";

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2rem;
  padding: 0 0.5rem;
`;

const noClaims: PreviewProps["claims"] = [];

const schemes = ["light", "dark"] as const;

/** What can be previewed of an entry: its page, its card in lists, the picture that is seen where it is shared. */
export interface Views {
  readonly page: ComponentType<PreviewProps>;
  readonly card?: ComponentType<PreviewProps>;
  readonly share: ComponentType<PreviewProps>;
}

export interface PreviewPageProps {
  readonly views: Views;
  readonly props: DecapPreviewProps;
  readonly readClaims: ReadClaims;
  readonly t: Translate;
}

/**
 * What visitors see of an entry, in the preview's iframe: with the site's styles, in a language, in the width and the
 * colours that the editor chooses. Forms are not sent.
 */
export function PreviewPage({ views, props, readClaims, t }: PreviewPageProps) {
  const { document, locale } = props;
  const claims = useRead(readClaims, locale, noClaims);
  const figures = useMemo(() => figuresOf(claims), [claims]);
  const cache = useMemo(() => createCache({ key: "preview", container: document.head }), [document]);
  const [shown, setShown] = useState<keyof Views>("page");
  const [width, setWidth] = useKept("width", previewWidths);
  const [scheme, setScheme] = useKept("colours", schemes);
  const scale = usePreviewWidth(document, width);
  const words = previewTexts();
  const View = views[shown] ?? views.page;
  useEffect(() => showScheme(document, scheme), [document, scheme]);
  return (
    <CacheProvider value={cache}>
      <I18nProvider language={locale} path="/" t={t}>
        {/* the choices stay readable where the page is shown smaller */}
        <header css={bar} style={{ zoom: 1 / scale }}>
          <PreviewChoice
            label={words.shown}
            choices={(["page", "card", "share"] as const)
              .filter((name) => views[name])
              .map((name) => [name, words[name]])}
            chosen={shown}
            onChoose={setShown}
          />
          <PreviewChoice
            label={words.width}
            choices={previewWidths.map((name) => [name, words[name]])}
            chosen={width}
            onChoose={setWidth}
          />
          <PreviewChoice
            label={words.colours}
            choices={schemes.map((name) => [name, words[name]])}
            chosen={scheme}
            onChoose={setScheme}
          />
        </header>
        <main
          lang={locale}
          onSubmitCapture={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <View {...props} claims={claims} figures={figures} />
        </main>
      </I18nProvider>
    </CacheProvider>
  );
}

function showScheme({ documentElement }: Document, scheme: string): void {
  documentElement.dataset.theme = scheme;
}
