/**
 * A package in a lock file.
 *
 * @typedef {{ license?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * Which licences are allowed, as SPDX names them: those of `notServed` only for packages that build, test or edit
 * the site. `unstated` says by its name what a package has whose package.json is silent.
 *
 * @typedef {{ everywhere: readonly string[], notServed: readonly string[], unstated: Readonly<Record<string, string>> }} Allowed
 */

/**
 * Finds the packages whose licence is not allowed.
 *
 * @param {Readonly<Record<string, LockedPackage>>} packages of package-lock.json, by their places
 * @param {Allowed} allowed
 * @returns {string[]} a line each: place and licence
 */
export function findRefused(packages, { everywhere, notServed, unstated }) {
  return Object.entries(packages).flatMap(([place, { license, dev, optional, devOptional }]) => {
    if (place === "") return [];
    const name = place.split("node_modules/").at(-1) ?? "";
    const stated = license ?? unstated[name];
    const isServed = !dev && !optional && !devOptional;
    const known = isServed ? everywhere : [...everywhere, ...notServed];
    return stated && isAllowed(stated, known) ? [] : [`${place}: ${stated ?? "no licence is stated"}`];
  });
}

/**
 * Whether one may use a package under these licences: `MIT AND Zlib` needs both, `MIT OR GPL-2.0-only` one.
 *
 * @param {string} expression of SPDX, without parentheses but around the whole
 * @param {readonly string[]} known
 */
function isAllowed(expression, known) {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((name) => known.includes(name)));
}
