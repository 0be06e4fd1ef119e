/** Opens the reader's mail program with a letter that names the page. */
export function mailLink(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}

/** Opens WhatsApp, the usual way to pass something on in Indonesia, with a message that names the page. */
export function whatsAppLink(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`;
}
