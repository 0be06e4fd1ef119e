/** Saves a file that was made in the page under a name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}
