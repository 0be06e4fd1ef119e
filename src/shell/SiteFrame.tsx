import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Footer } from "../components/Footer/Footer";
import { Header } from "../components/Header/Header";
import type { Section } from "../components/Header/sections";
import { SkipLink } from "../components/SkipLink/SkipLink";
import { ToastOutlet } from "../components/Toast/ToastOutlet";
import { PageI18n } from "../i18n/PageI18n";
import { required } from "./required";

/** Keeps the footer at the foot of the window where a page is short. */
const frame = css`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

/** Takes focus from the skip link without showing it: nothing in the content as a whole can be done. */
const content = css`
  flex: 1 0 auto;
  outline: none;
`;

const contentId = "content";

export interface SiteFrameProps {
  readonly basics: Queries.PageBasicsFragment;
  /** The home page: its navigation scrolls, and its header is part of the hero's sky. */
  readonly home?: boolean;
  /** The section of the home page that an inner page belongs to. */
  readonly current?: Section;
  readonly children: ReactNode;
}

/** What surrounds every page: language, header, footer and the place of toasts. */
export function SiteFrame({ basics, home = false, current, children }: SiteFrameProps) {
  const site = required(basics.siteSettings, "site settings");
  return (
    <PageI18n>
      <div css={frame}>
        <SkipLink target={contentId} />
        <Header name={site.name} home={home} current={current} />
        <main id={contentId} tabIndex={-1} css={content}>
          {children}
        </main>
        <Footer site={site} contents={basics} />
      </div>
      <ToastOutlet />
    </PageI18n>
  );
}
