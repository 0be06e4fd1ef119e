import { css } from "@emotion/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { MouseEvent, ReactNode } from "react";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { quietLink } from "../../theme/patterns";
import { isPlainClick } from "../PlainClick/plain-click";

const back = css`
  ${quietLink};
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--tap);
  font-weight: var(--w-medium);
  color: var(--text);
  @media print {
    display: none;
  }
`;

export interface BackLinkProps {
  /** Path in the default language. */
  readonly to: string;
  /** Whether to go back in history instead if the visitor came from a page of this site. */
  readonly returning?: boolean;
  readonly children: ReactNode;
}

/** A link back, above the heading of a page. */
export function BackLink({ to, returning = false, children }: BackLinkProps) {
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event) || !canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <LocalizedLink css={back} to={to} onClick={returning ? goBack : undefined}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </LocalizedLink>
  );
}

/** The part of the Navigation API that is used here; browsers from before 2026 may not have it. */
interface NavigationApi {
  readonly canGoBack: boolean;
}

/** Whether the previous page is one of this site. Without the Navigation API, the referrer decides. */
function canGoBack(): boolean {
  const { navigation } = window as unknown as { readonly navigation?: NavigationApi };
  if (navigation) return navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
