/** Endings of the files for download. */
export const downloadFormats = ["csv", "docx", "md", "pdf", "xlsx"] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** The format of a file with an ending, which the content model has checked. */
export function downloadFormat(extension: string): DownloadFormat {
  return downloadFormats.find((format) => format === extension.toLowerCase()) ?? "md";
}
