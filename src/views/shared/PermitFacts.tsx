import type { ReactNode } from "react";
import { day } from "../../domain/durations";
import { momentInZone } from "../../domain/zone-time";

export interface PermitFactsProps {
  readonly className?: string;
  readonly facts: readonly {
    readonly name: string;
    readonly value: ReactNode;
    /** Whether it is about the permit. */
    readonly ofPermit?: boolean;
  }[];
  /** The permit's last day, as a date in the organisation's time zone: `2027-06-30`. */
  readonly expires: string;
}

/**
 * A list of facts, without those about the permit once it has ended. A page that was built before is corrected
 * before it is painted, and stays so when its scripts run.
 */
export function PermitFacts({ className, facts, expires }: PermitFactsProps) {
  const end = momentInZone(expires).getTime() + day;
  const hasEnded = isPast(end);
  return (
    <>
      <dl className={className}>
        {facts.map(({ name, value, ofPermit }) => (
          <div
            key={name}
            data-permit={ofPermit ? true : undefined}
            hidden={ofPermit && hasEnded}
            suppressHydrationWarning
          >
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span hidden dangerouslySetInnerHTML={{ __html: hideAfter(end) }} />
    </>
  );
}

const isPast = (moment: number) => Date.now() >= moment;

/** An HTML string because React warns about script elements. `end` is in ms since 1970. */
const hideAfter = (end: number) =>
  "<script>for(const fact of document.currentScript.parentElement.previousElementSibling.children)" +
  `if(fact.dataset.permit)fact.hidden=Date.now()>=${end}</script>`;
