import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { adminLanguage } from "../interface/admin-language";

const schemes = ["light", "dark"] as const;
const words = {
  en: { label: "Colours of the preview", light: "Light", dark: "Dark" },
  id: { label: "Warna pratinjau", light: "Terang", dark: "Gelap" },
};

const bar = css`
  display: flex;
  gap: 0.5rem;
  padding: 0.5rem;
  border: 0;
  margin: 0;
  label {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    min-height: 1.5rem;
    font-size: var(--fs-small);
  }
`;

/** The choice between the site's light and dark colours, above the previewed page. */
export function PreviewTheme({ document }: { readonly document: Document }) {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>("light");
  const texts = words[adminLanguage()];
  useEffect(() => showScheme(document, scheme), [document, scheme]);
  return (
    <fieldset css={bar} aria-label={texts.label}>
      {schemes.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="preview-colours"
            checked={name === scheme}
            onChange={() => setScheme(name)}
          />
          {texts[name]}
        </label>
      ))}
    </fieldset>
  );
}

function showScheme({ documentElement }: Document, scheme: string): void {
  documentElement.dataset.theme = scheme;
}
