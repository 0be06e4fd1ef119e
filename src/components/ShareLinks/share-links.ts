/** A link that opens an e-mail with the page's title as subject and its address as text. */
export function mailLink(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}

/** A link that opens WhatsApp, the usual way to share in Indonesia, with title and address as message. */
export function whatsAppLink(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`;
}
