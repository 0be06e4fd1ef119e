import { day } from "../../domain/durations";
import { shortReference } from "../reference";
import type { InquiryRecord } from "./inquiry-record";

/**
 * The name under which a new inquiry is stored: the day it was received and its id, so that the name tells
 * its age. Inquiries of earlier releases have their id alone as name.
 */
export function inquiryName({ id, receivedAt }: Pick<InquiryRecord, "id" | "receivedAt">): string {
  return `${receivedAt.slice(0, 10)}-${id}`;
}

/** The names under which a repeated inquiry may be stored: today's, yesterday's, and the one without a day. */
export function possibleNames({
  id,
  receivedAt,
}: Pick<InquiryRecord, "id" | "receivedAt">): readonly string[] {
  const yesterday = new Date(Date.parse(receivedAt) - day).toISOString();
  return [inquiryName({ id, receivedAt }), inquiryName({ id, receivedAt: yesterday }), id];
}

/** Splits a name into the day at its beginning and the rest; undefined if it does not begin with a day. */
export function splitDay(name: string): { readonly day: string; readonly rest: string } | undefined {
  const [, found, rest] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
  return found !== undefined && rest !== undefined ? { day: found, rest } : undefined;
}

/** Whether a name is that of the inquiry with this id, name or short reference. */
export function isNameOf(name: string, wanted: string): boolean {
  const id = splitDay(name)?.rest ?? name;
  return name === wanted || id === wanted || shortReference(id) === wanted.toUpperCase();
}
