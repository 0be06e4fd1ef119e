import type { Route } from "../../domain/api-path";
import { type Operation, storeAway, tooMany } from "./operation";

const gift = (summary: string, more: Operation["answers"]): Operation => ({
  method: "POST",
  summary,
  answers: {
    403: { description: "The link is old or not ours, or it was sent from another site.", isPage: true },
    ...more,
  },
});

/** The routes of monthly donations, for their donors: pages and plain forms only. */
export const giftOperations = {
  gifts: {
    method: "GET",
    summary:
      "A monthly donation and what its donor can do with it, as a page; without a link, how to get one.",
    query: {
      link: "As the donor's e-mails have it.",
      end: "The page asks whether to end it.",
      asked: "The page says that the links were sent.",
      lang: "Its language.",
    },
    answers: {
      200: { description: "The page.", isPage: true },
      429: { description: tooMany, isPage: true },
      503: storeAway,
    },
  },
  "gifts/ask": gift("Sends the links of the monthly donations of an e-mail address.", {
    303: {
      description: "Sent if there are any; leads to a page that says so: the answer is the same if not.",
    },
    422: { description: "It is no e-mail address.", isPage: true },
    429: { description: tooMany, isPage: true },
    503: { ...storeAway, description: "It was not taken: try again later." },
  }),
  "gifts/end": gift("Ends a monthly donation.", {
    303: { description: "It has ended; leads to its page." },
    503: { ...storeAway, description: "It has not ended: try again later." },
  }),
  "gifts/portal": gift("Leads to the provider's own page for the card and the amount.", {
    303: { description: "Leads there, or back to the donation's page." },
    503: { ...storeAway, description: "The provider does not answer, or the store: try again later." },
  }),
} as const satisfies Readonly<Partial<Record<Route, Operation>>>;
