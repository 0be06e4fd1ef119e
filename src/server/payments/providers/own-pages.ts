import type { PaymentProvider } from "./provider";

/** Whether payers may be sent to an address that a provider answered with: one of its pages, or this site if it has none. */
export function isOwnPage({ pages }: PaymentProvider, url: string): boolean {
  return pages.length === 0 || (URL.canParse(url) && pages.includes(new URL(url).origin));
}

/** Origins of the pages of tests' stand-in for a provider. */
export function standInPages(apiUrl: string | undefined): readonly string[] {
  return apiUrl ? [new URL(apiUrl).origin] : [];
}
