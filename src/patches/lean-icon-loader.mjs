/**
 * A webpack loader that leaves only what is drawn of lucide-react's icons: their names and the keys of their parts
 * compress badly, and `lean-icon.ts` needs neither.
 *
 * @param {string} source
 */
export default function keepDrawn(source) {
  return source
    .replaceAll(/,\s*key: "\w+"/g, "")
    .replace(/(__iconData = \{)\s*name: "[\w-]+",\s*size: 24,/, "$1");
}
