const registry = Symbol.for("tajuk.server");

/**
 * Returns the named value of this process and creates it on first use. Module variables would not do: `npm
 * start` loads the function's module anew after each build, and `npm run develop` for each request.
 */
export function processState<Value>(name: string, create: () => Value): Value {
  const holder = globalThis as { [registry]?: Map<string, unknown> };
  const values = (holder[registry] ??= new Map());
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}
