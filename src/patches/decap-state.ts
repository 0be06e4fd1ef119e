/** An immutable map of Decap's. */
export interface StateMap {
  getIn(path: readonly string[]): unknown;
  setIn(path: readonly string[], value: unknown): this;
}

export interface State {
  readonly entryDraft: StateMap;
  readonly editorialWorkflow: StateMap;
  readonly entries?: StateMap;
  readonly notifications?: {
    readonly notifications: readonly { readonly message: string | { readonly key?: string } }[];
  };
}

export interface Action {
  readonly type: string;
  readonly payload?: {
    readonly collection?: string;
    readonly entry?: StateMap;
    /** What changes in a form: a field, its new value, and in which language. */
    readonly field?: { get(option: "name"): string };
    readonly value?: unknown;
    readonly i18n?: {
      readonly currentLocale: string;
      readonly defaultLocale: string;
      readonly locales?: Iterable<string>;
    };
    /** Of a field, which is named by its id. */
    readonly uniquefieldId?: string;
    readonly errors?: readonly { readonly type?: string }[];
    /** Of a notification; `details` is an error, if there was one. */
    readonly message?: string | { readonly details?: unknown };
  };
}

export type Reducer = (state: State | undefined, action: Action) => State;

/** The actions by which Decap says that an entry or a draft is saved. */
export const succeeds = /^(?:UNPUBLISHED_)?ENTRY_PERSIST_SUCCESS$/;
