const registry = Symbol.for("tajuk.server");

/**
 * Returns the named value of this process and creates it on first use. Module variables would not do: `npm
 * start` loads the function's module anew after each build, and `npm run develop` for each request. What could not
 * be created is created again at the next call.
 */
export function processState<Value>(name: string, create: () => Value): Value {
  const holder = globalThis as { [registry]?: Map<string, unknown> };
  const values = (holder[registry] ??= new Map());
  if (!values.has(name)) {
    const value = create();
    values.set(name, value);
    if (value instanceof Promise) value.catch(() => values.delete(name));
  }
  return values.get(name) as Value;
}
