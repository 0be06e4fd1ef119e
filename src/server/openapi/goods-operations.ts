import type { Route } from "../../domain/api-path";
import { type Operation, storeAway, tooMany } from "./operation";

const query = {
  token: "From the address that the page of a paid payment gives.",
  lang: "The page's language, instead of the payer's.",
};

const refusals: Operation["answers"] = {
  404: {
    description: "The token is not ours, or there is no such thing among what was bought.",
    isPage: true,
  },
  410: {
    description: "The token has expired, the payment was refunded, or a limit is reached.",
    isPage: true,
  },
  429: { description: tooMany, isPage: true },
  503: storeAway,
};

/** The routes through which buyers get what they paid for. */
export const goodsOperations = {
  goods: {
    method: "GET",
    summary: "What a payment bought, as a page.",
    query,
    answers: { 200: { description: "Its files or lessons.", isPage: true }, ...refusals },
  },
  "goods/file": {
    method: "GET",
    summary: "A file of a bought book. Each download is counted.",
    query: { ...query, file: "Its name." },
    answers: {
      200: { description: "The file.", files: ["application/pdf", "application/epub+zip"] },
      ...refusals,
      503: {
        ...storeAway,
        description:
          "The file is not where it should be: the team is to be told. Or the store cannot be reached.",
      },
    },
  },
  "goods/lesson": {
    method: "GET",
    summary: "A lesson of a bought course, as a page.",
    query: { ...query, lesson: "Its slug." },
    answers: { 200: { description: "The lesson.", isPage: true }, ...refusals },
  },
} as const satisfies Readonly<Partial<Record<Route, Operation>>>;
