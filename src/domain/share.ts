/** Addresses that open a message with these words in WhatsApp and in the e-mail program, to anybody. */
export function shareLinks(subject: string, text: string): Readonly<Record<"whatsapp" | "email", string>> {
  const words = encodeURIComponent(text);
  return {
    whatsapp: `https://wa.me/?text=${words}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${words}`,
  };
}
