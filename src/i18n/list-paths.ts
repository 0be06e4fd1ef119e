/** Which part of a list a page shows. */
export interface ListPart {
  /** Value of the category that the list is narrowed to: `productUpdate`. */
  readonly category?: string | null;
  /** Number of the page, from 1. */
  readonly page?: number;
}

/**
 * Path of a page of a list in the default language: `/news/`, `/news/page/2/`,
 * `/news/category/product-update/`, `/news/category/product-update/page/2/`.
 */
export function listPath(base: string, { category, page = 1 }: ListPart = {}): string {
  const narrowed = category ? `${base}category/${kebabCase(category)}/` : base;
  return page > 1 ? `${narrowed}page/${page}/` : narrowed;
}

/** `productUpdate` → `product-update`: addresses are written in small letters. */
function kebabCase(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
