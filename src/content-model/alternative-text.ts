/** Words that say no more than that a picture is one; a picture from the air or from space is said to be one. */
const wordy =
  /^(?:an? |the )?(?:image|picture|photo|photograph) of\b|^(?:gambar|foto)\b(?! (?:udara|satelit)\b)/i;

/** The words at the beginning of an alternative text that a reader hears anyway: `picture of`. */
export function wordyBeginning(alternative: string): string | undefined {
  return wordy.exec(alternative.trim())?.[0];
}
