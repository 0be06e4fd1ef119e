/** A line that sets something, with or without the word that lets a shell pass it on. */
const setting = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/;

/** Values that mean the same to Node, systemd and Docker's compose. */
const alike = /^(?:[^\s#$'"`\\]*|'[^']*'|"[^"$`\\]*")$/;

/** A line for each value in the text of a file `.env` of which the programs that read the file may make different ones. */
export function unquotedSettings(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ""] = setting.exec(line) ?? [];
    if (name === undefined || alike.test(value)) return [];
    return [
      `${name} in .env has a sign, or a remark behind it, that Node, systemd and compose read differently, and may be cut there: put the value into single quotes, ${name}='…', and remarks on lines of their own.`,
    ];
  });
}
