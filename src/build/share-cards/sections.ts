import { shareSections } from "../../content-model/share-sections";
import { findText, type TextValues } from "../../domain/texts";
import { stringsIn } from "../content/strings-in";

export const cardTypes: readonly string[] = Object.keys(shareSections);

/** The part of the site that a node's page belongs to, as the site calls it; empty if it belongs to none. */
export function sectionName(directory: string, type: string, language: string): string {
  const key = shareSections[type];
  return key ? cardText(directory, language, `common:${key}`) : "";
}

/** A string of the project at `directory`, for a card. */
export function cardText(directory: string, language: string, key: string, values?: TextValues): string {
  const [namespace = ""] = key.split(":");
  return findText({ [namespace]: stringsIn(directory, language, namespace) }, language, key, values);
}
