import type { LucideIcon } from "lucide-react/types";
import { LinkedText } from "../LinkedText/LinkedText";

/** An item of the list; `Name` is the type of icon names. */
export interface IconItem<Name extends string> {
  readonly icon: Name;
  readonly title: string;
  readonly text: string;
}

export interface IconListProps<Name extends string> {
  readonly items: readonly IconItem<Name>[];
  readonly icons: Readonly<Record<Name, LucideIcon>>;
  /** Language of the texts, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly className?: string;
}

/** Short points, each with an icon, a title and a sentence. */
export function IconList<Name extends string>({ items, icons, lang, className }: IconListProps<Name>) {
  return (
    <ul lang={lang} className={className}>
      {items.map(({ icon, title, text }) => {
        const Icon: LucideIcon = icons[icon];
        return (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>
              <LinkedText text={text} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
