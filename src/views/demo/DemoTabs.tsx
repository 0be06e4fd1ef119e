import type { ReactNode } from "react";
import { changeAddress } from "../../components/address/changeAddress";
import { useAddress } from "../../components/address/useAddress";
import * as styles from "./DemoTabs.styles";
import { TabBar, type Tab } from "./TabBar";

export interface DemoTabsProps {
  readonly label: string;
  readonly tabs: readonly (Tab & { readonly panel: ReactNode })[];
}

/**
 * Panels with a link to each. With scripts the links become tabs, and the address's hash chooses the panel:
 * the first by default.
 */
export function DemoTabs({ label, tabs }: DemoTabsProps) {
  const anchor = useAddress(() => location.hash.slice(1), null);
  const live = anchor !== null;
  const active = Math.max(
    0,
    tabs.findIndex(({ id }) => id === anchor),
  );
  return (
    <>
      <TabBar
        label={label}
        tabs={tabs}
        active={live ? active : null}
        onChoose={(id) => changeAddress({ hash: `#${id}` })}
      />
      <div css={styles.panels} data-live={live ? "" : undefined}>
        {tabs.map(({ id, title, panel }, position) => (
          <section
            key={id}
            id={id}
            css={styles.panel}
            aria-labelledby={`${id}-title`}
            {...(live && { role: "tabpanel", "data-state": position === active ? "active" : "inactive" })}
          >
            <h2 id={`${id}-title`}>{title}</h2>
            {panel}
          </section>
        ))}
      </div>
    </>
  );
}
