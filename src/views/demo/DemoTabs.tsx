import * as Tabs from "@radix-ui/react-tabs";
import type { MouseEvent, ReactNode } from "react";
import { changeAddress } from "../../components/address/changeAddress";
import { useAddress } from "../../components/address/useAddress";
import { isPlainClick } from "../../components/PlainClick/plain-click";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./DemoTabs.styles";

/** A part of the page that has a tab. */
export interface Tab {
  /** Id of the part's element: `features`. */
  readonly id: string;
  readonly title: string;
  /** Number of items in the part. */
  readonly count: number;
  readonly panel: ReactNode;
}

export interface DemoTabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Attributes that Radix sets, taken back until hydration: links and sections are what they are until then. */
const notATab = { role: undefined, tabIndex: undefined, "aria-selected": undefined, "data-state": undefined };
const notAList = { role: "navigation", tabIndex: undefined, "aria-orientation": undefined } as const;

/** A click that opens or saves the link is not a choice of the tab. */
const leaveToBrowser = (event: MouseEvent) => {
  if (!isPlainClick(event)) event.preventDefault();
};

/** Chooses a tab without following its link, which would scroll to the panel. */
const choose = (event: MouseEvent, id: string) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  showPanel(id);
};

function showPanel(id: string) {
  if (location.hash !== `#${id}`) changeAddress({ hash: `#${id}` });
}

/**
 * Panels with a link to each. After hydration the links become tabs, and the address's hash chooses the panel:
 * the first by default.
 */
export function DemoTabs({ label, tabs }: DemoTabsProps) {
  const { t } = useI18n();
  const anchor = useAddress(() => location.hash.slice(1), null);
  const live = anchor !== null;
  const { id: active = "" } = tabs.find(({ id }) => id === anchor) ?? tabs[0] ?? {};
  return (
    <Tabs.Root value={active} onValueChange={showPanel}>
      <Tabs.List css={styles.bar} aria-label={label} {...(!live && notAList)}>
        {tabs.map(({ id, title, count }) => (
          <Tabs.Trigger key={id} value={id} type={undefined} onMouseDown={leaveToBrowser} asChild>
            <a
              href={`#${id}`}
              css={styles.tab}
              onClick={live ? (event) => choose(event, id) : undefined}
              aria-controls={live ? id : undefined}
              {...(!live && notATab)}
            >
              {title} <span css={styles.count}>{count}</span>{" "}
              <span css={visuallyHidden}>{t("demo:items", { count })}</span>
            </a>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <div css={styles.panels} data-live={live ? "" : undefined}>
        {tabs.map(({ id, title, panel }) => (
          <Tabs.Content key={id} value={id} forceMount asChild>
            <section id={id} css={styles.panel} aria-labelledby={`${id}-title`} {...(!live && notATab)}>
              <h2 id={`${id}-title`}>{title}</h2>
              {panel}
            </section>
          </Tabs.Content>
        ))}
      </div>
    </Tabs.Root>
  );
}
