import type { KeyboardEvent, MouseEvent } from "react";
import { isPlainClick } from "../../components/PlainClick/plain-click";
import * as styles from "./DemoTabs.styles";
import { tabReachedBy } from "./tab-keys";

/** A part of the page that has a tab. */
export interface Tab {
  /** Id of the part's element: `features`. */
  readonly id: string;
  readonly title: string;
  /** Number of items in the part. */
  readonly count: number;
}

export interface TabBarProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Index of the active tab; null until hydration, while all parts are shown and the tabs are links. */
  readonly active: number | null;
  readonly onChoose: (id: string) => void;
}

/** Links to parts of the page; after hydration, tabs that arrow keys move between. */
export function TabBar({ label, tabs, active, onChoose }: TabBarProps) {
  const live = active !== null;
  const choose = (event: MouseEvent, { id }: Tab) => {
    if (!live || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(id);
  };
  const move = (event: KeyboardEvent<HTMLAnchorElement>, position: number) => {
    const reached = live ? tabReachedBy(event.key, position, tabs.length) : null;
    if (reached === null) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll("a")[reached]?.focus();
    onChoose(tabs[reached]?.id ?? "");
  };
  return (
    <div css={styles.bar} role={live ? "tablist" : "navigation"} aria-label={label}>
      {tabs.map((tab, position) => (
        <a
          key={tab.id}
          href={`#${tab.id}`}
          css={styles.tab}
          onClick={(event) => choose(event, tab)}
          onKeyDown={(event) => move(event, position)}
          {...(live && {
            role: "tab",
            tabIndex: position === active ? 0 : -1,
            "aria-selected": position === active,
            "aria-controls": tab.id,
          })}
        >
          {tab.title} <span css={styles.count}>{tab.count}</span>
        </a>
      ))}
    </div>
  );
}
