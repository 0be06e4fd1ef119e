/** Every code of a refusal, and what it means to a program beyond the status. */
export const refusalCodes = {
  malformed: "what was sent cannot be read",
  unknown: "no such function, payment or campaign, or what is asked for is not set up on this site",
  method_not_allowed: "`Allow` names the methods that can be used",
  too_large: "the body is larger than this route takes",
  unsupported_type: "the body is of another media type than this route takes",
  unauthorized: "the secret is wrong",
  signature: "the provider did not sign it",
  not_confirmed: "a notification could not be confirmed: the provider sends it again",
  cross_origin: "it was sent from another site",
  invalid: "`fields` has a code for each refused field",
  too_fast: "a script sent the form sooner than a person can fill it in",
  rate_limited: "too many requests; with a `challenge`, send the same with a proof",
  storage_unavailable: "the store fails: nothing was stored by this request, or it cannot be looked up",
  payment_invalid: "`fields` has a code for each refused field",
  not_on_sale: "it cannot be delivered in this language",
  payment_rate_limited: "too many orders; with a `challenge`, send the same with a proof",
  payment_unavailable: "nobody was sent to a payment page, and this attempt charged nothing",
  sums_taken: "no unique sum is free for a transfer of this amount; this attempt charged nothing",
  refused: "a refusal that has no code of its own",
  unexpected: "a fault on our side, or settings that cannot be read",
} as const;
export type RefusalCode = keyof typeof refusalCodes;
