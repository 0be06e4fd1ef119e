/** Addresses that open a message with these words in WhatsApp and in the e-mail program, to anybody. */
export function shareLinks(subject: string, text: string): Readonly<Record<"whatsapp" | "email", string>> {
  const words = encodeURIComponent(text);
  return {
    whatsapp: `https://wa.me/?text=${words}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${words}`,
  };
}

/** Size of the picture of a share card, in pixels: what Open Graph recommends. */
export const shareCardSize = { width: 1200, height: 630 } as const;
