import { readFileSync } from "node:fs";
import path from "node:path";
import { shareSections } from "../../content-model/share-sections";
import { findText, type StringTree } from "../../domain/texts";
import { remembered } from "../content/remembered";

export const cardTypes: readonly string[] = Object.keys(shareSections);

/** The part of the site that a node's page belongs to, as the site calls it; empty if it belongs to none. */
export function sectionName(directory: string, type: string, language: string): string {
  const key = shareSections[type];
  if (!key) return "";
  const file = path.join(directory, "locales", language, "common.json");
  const common = remembered([file], () => JSON.parse(readFileSync(file, "utf8")) as StringTree);
  return findText({ common }, language, `common:${key}`);
}
