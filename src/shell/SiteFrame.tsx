import type { ReactNode } from "react";
import { Footer } from "../components/Footer/Footer";
import { Header } from "../components/Header/Header";
import { SkipLink } from "../components/SkipLink/SkipLink";
import { ToastOutlet } from "../components/Toast/ToastOutlet";
import type { HomeSection } from "../domain/addresses";
import { required } from "./required";

const contentId = "content";

export interface SiteFrameProps {
  readonly basics: Queries.PageBasicsFragment;
  /** Whether this is the home page, where navigation scrolls and the header is part of the hero's sky. */
  readonly home?: boolean;
  /** The section of the home page that an inner page belongs to. */
  readonly current?: HomeSection;
  readonly children: ReactNode;
}

/** Frame of every page: skip link, header, footer and outlet for toasts. */
export function SiteFrame({ basics, home = false, current, children }: SiteFrameProps) {
  const site = required(basics.siteSettings, "site settings");
  return (
    <>
      <SkipLink target={contentId} />
      <Header name={site.name} home={home} current={current} />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} contents={basics} />
      <ToastOutlet />
    </>
  );
}
