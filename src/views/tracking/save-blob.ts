/** Downloads a blob under a file name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // Some browsers start to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
