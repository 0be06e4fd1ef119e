const registry = Symbol.for("tajuk.server");

/**
 * A value that lives as long as the process. Gatsby loads a function's module anew for each request
 * and bundles every function by itself, so a module's own variables neither last nor are shared.
 */
export function processState<Value>(name: string, create: () => Value): Value {
  const holder = globalThis as { [registry]?: Map<string, unknown> };
  const values = (holder[registry] ??= new Map());
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}
