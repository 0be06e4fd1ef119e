/** What a page's form sends whose button says this. */
export function formWith(button: string, body: string): Readonly<Record<string, string>> {
  const form = body.split("<form").find((part) => part.includes(`>${button}</button>`)) ?? "";
  const fields = form.split("</form>")[0]?.matchAll(/ name="(\w+)" value="([^"]*)"/g) ?? [];
  return Object.fromEntries(Array.from(fields, ([, name = "", value = ""]) => [name, value]));
}
