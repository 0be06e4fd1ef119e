import { localizedPath } from "./paths";

/** A picture of the site's icon, drawn from `static/favicon.svg` by the build. */
export interface Icon {
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Whether there is room around it, so that a system may cut it to its own shape. */
  readonly maskable: boolean;
}

/** The icon for search engines. */
export const largeIcon: Icon = { path: "/icon-512.png", size: 512, maskable: false };

/** The icon for the home screen of iOS. */
export const touchIcon: Icon = { path: "/apple-touch-icon.png", size: 180, maskable: true };

/**
 * The icon that browsers ask for by its usual address where a document names none: an answer of the server, a table, a
 * picture.
 */
export const plainIcon: Icon = { path: "/favicon.ico", size: 32, maskable: false };

/** The icons of the installed site. */
export const appIcons: readonly Icon[] = [
  { path: "/icon-192.png", size: 192, maskable: false },
  largeIcon,
  { path: "/icon-maskable-512.png", size: 512, maskable: true },
];

/** Address of the web app manifest of a language. */
export function manifestPath(language: string): string {
  return localizedPath("/manifest.webmanifest", language);
}
