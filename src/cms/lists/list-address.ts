/** Address of a list in the editors' area; what is searched and chosen follows as parameters. */
const list = /^#\/collections\/(?<name>[^/?]+)\/?(?:\?|$)/;

/** The parameter that holds the words which are searched. */
export const searchedName = "q";

/** Name of the list at an address; undefined for a form or another page. */
export function listAt(hash: string): string | undefined {
  return list.exec(hash)?.groups?.name;
}

/** The parameters of the address, which is the hash of the page's. */
export function parametersAt(hash: string): URLSearchParams {
  return new URLSearchParams(hash.split("?")[1] ?? "");
}

/**
 * Sets a parameter of the address, or takes it out, without a step in the browser's history: going back from a
 * form leads to what was searched and chosen.
 */
export function setParameter(name: string, value: string): void {
  const parameters = parametersAt(location.hash);
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  const [path = ""] = location.hash.split("?");
  const query = parameters.toString();
  history.replaceState(history.state, "", query ? `${path}?${query}` : path);
}
