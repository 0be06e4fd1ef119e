/**
 * Attributes of the element into which Gatsby writes “Navigated to …”, in place of its own: that is English on
 * pages in every language, so that nobody may hear or see it. `announcePage` announces pages.
 */
export const RouteAnnouncerProps = { hidden: true } as const;
