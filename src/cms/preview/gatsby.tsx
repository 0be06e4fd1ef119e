// Replaces the `gatsby` module in the editors' area. Previews show the site's views, whose queries were
// removed at compile time and whose links open the site itself.
import type { AnchorHTMLAttributes } from "react";

/** A link to a page of the site. */
export function Link({
  to,
  children,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }) {
  return (
    <a href={to} {...attributes}>
      {children}
    </a>
  );
}

/** The address of a file, as it is: previews stand on the site's own origin, whose addresses have no prefix. */
export function withPrefix(address: string): string {
  return address;
}
