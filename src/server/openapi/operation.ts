import type { z } from "zod";
import { refusal } from "../../domain/contract/answers";
import { formLimit } from "../http/fields";

/** One answer: what it means, and its body for scripts, for people who sent a plain form, or for both. */
export interface OperationAnswer {
  readonly description: string;
  readonly json?: z.ZodType;
  readonly isPage?: boolean;
  /** Media types of the files that it may be. */
  readonly files?: readonly string[];
}

/** What a route takes and answers. Answers that every route gives are not listed. */
export interface Operation {
  readonly method: "GET" | "POST";
  readonly summary: string;
  readonly body?: {
    readonly schema: z.ZodType;
    /** Media type; JSON if left out. */
    readonly type?: string;
    /** Whether a plain form may send it, too. */
    readonly asForm?: boolean;
  };
  /** Query parameters, each with what it is. */
  readonly query?: Readonly<Record<string, string>>;
  /** Whether it needs `Authorization: Bearer <OUTBOX_SECRET>`. */
  readonly needsSecret?: boolean;
  readonly answers: Readonly<Record<number, OperationAnswer>>;
}

export const unreadable = "The body is not UTF-8, not JSON, or not an object.";
export const tooLarge = (limit: number) => `It is larger than ${limit / 1024} KiB.`;
export const tooMany =
  "Too many requests of this network, or of all. `Retry-After` says when to try again, with a proof if there is a `challenge`.";

/** The answer of a route that needs the store, while the store fails. */
export const storeAway = {
  description: "The store cannot be reached: try again later.",
  json: refusal,
  isPage: true,
} as const satisfies OperationAnswer;

/** Refusals of what forms send: to scripts in JSON, to people as a page. */
export const formRefusals = (json: z.ZodType): Operation["answers"] => ({
  400: { description: unreadable, json, isPage: true },
  403: { description: "It was sent from another site.", json, isPage: true },
  413: { description: tooLarge(formLimit), json, isPage: true },
  415: { description: "It is neither JSON nor a plain form.", json, isPage: true },
  422: { description: "Something in it is not right; a page shows it again.", json, isPage: true },
  429: { description: tooMany, json, isPage: true },
});
