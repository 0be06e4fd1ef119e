/** An immutable map, as Decap's are: a path leads into it. */
export class StateMap {
  constructor(readonly content: object) {}
  getIn([name = "", ...rest]: readonly string[]): unknown {
    const value = (this.content as Record<string, object | undefined>)[name];
    return rest.length === 0 || value === undefined ? value : new StateMap(value).getIn(rest);
  }
  setIn([name = "", ...rest]: readonly string[], value: unknown): this {
    const inner = (this.content as Record<string, object | undefined>)[name] ?? {};
    const changed = rest.length === 0 ? value : new StateMap(inner).setIn(rest, value).content;
    return new StateMap({ ...this.content, [name]: changed }) as this;
  }
}
