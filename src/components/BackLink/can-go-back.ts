/** The part of the Navigation API that is used here; browsers from before 2026 may not have it. */
interface NavigationApi {
  readonly canGoBack: boolean;
}

/** Whether the previous page is one of this site. Without the Navigation API, the referrer decides. */
export function canGoBack(): boolean {
  const { navigation } = window as unknown as { readonly navigation?: NavigationApi };
  if (navigation) return navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
