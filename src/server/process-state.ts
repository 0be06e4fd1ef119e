const registry = Symbol.for("tajuk.server");

/**
 * Returns the named value of this process and creates it on first use. Module variables would not do:
 * Gatsby reloads a function's module for each request and bundles every function separately.
 */
export function processState<Value>(name: string, create: () => Value): Value {
  const holder = globalThis as { [registry]?: Map<string, unknown> };
  const values = (holder[registry] ??= new Map());
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}
