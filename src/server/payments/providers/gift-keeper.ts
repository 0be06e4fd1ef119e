/** What a provider knows of a monthly donation. */
export interface GiftFacts {
  /** Whether the provider has a page of its own for the card and the amount. */
  readonly hasPortal: boolean;
  /** When the next payment is taken, if one is. */
  readonly next?: Date;
  /** Present if the team has paused the donation: when it goes on by itself, if that was said. */
  readonly pause?: { readonly until?: Date };
  /** When the donation ends by itself, because that was asked for. */
  readonly ends?: Date;
}

/** Looks after monthly donations. All throw a `ProviderError` if the provider refuses or does not answer. */
export interface GiftKeeper {
  look(providerSession: string): Promise<GiftFacts>;
  /** Ends a donation at once, so that nothing more is taken; one that has ended stays ended. */
  end(providerSession: string): Promise<void>;
  /** The address of the provider's own page, for a short time. */
  portal(providerSession: string, returnUrl: string): Promise<string | undefined>;
}
