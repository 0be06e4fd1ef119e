/** Name of a chapter's page. It says whose chapter it is, since two books may have chapters of one name. */
export function chapterName(chapter: {
  readonly title: string;
  readonly resource: { readonly title: string };
}): string {
  return `${chapter.title} · ${chapter.resource.title}`;
}
