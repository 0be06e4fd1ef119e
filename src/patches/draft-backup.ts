import { ownBackup } from "./own-backup";

/** Storage key of the backup of an entry, `backup.<collection>.<slug>`, or of a new one, `backup.<collection>`. */
const backupOfEntry = /^backup(?:\.[^.]+){1,2}$/;
const backupOfNew = /^backup\.[^.]+$/;

/** A backup: the text of each language as a file has it, and what is kept with it, which Decap does not read. */
interface Backup {
  readonly raw?: string;
  readonly i18n?: Readonly<Record<string, { readonly raw: string }>>;
  readonly note?: unknown;
  /** When it was made, as an ISO time. */
  readonly time?: string;
}

/** What is to happen around the backup of an entry. */
export interface BackupWatch {
  /** Whether the open form is to have its backup. */
  readonly isWanted: () => boolean;
  /** What to keep with a backup. */
  readonly note: () => unknown;
  /** Is given what was kept with a backup, and when that was made, before the editor is asked about it. */
  readonly found: (note: unknown, time?: string) => Promise<void>;
}

/**
 * Delays the backup of an entry until the entry's form is on the page. Decap requests both at once and shows
 * what arrives last. That is the saved text, or the empty form of a new entry, which would replace the backup that the
 * editor chose. Backups are written at once; one without any field is neither written nor given out, for it would empty the
 * form: Decap makes one of a text that it cannot read. Each page's new entry has a backup of its own, where Decap has
 * one for all those of a collection, and deletes that with the backup of any other entry.
 * https://github.com/decaporg/decap-cms/issues/5470
 *
 * @returns what tells whether the backup of a new entry that was offered is taken or thrown away: otherwise it stays
 */
export function holdBackupsBack(watch: BackupWatch): (isSettled: boolean) => void {
  const own = ownBackup();
  const get = Reflect.get<IDBObjectStore, "get">(IDBObjectStore.prototype, "get");
  const put = Reflect.get<IDBObjectStore, "put">(IDBObjectStore.prototype, "put");
  const remove = Reflect.get<IDBObjectStore, "delete">(IDBObjectStore.prototype, "delete");
  const isBackup = (key: unknown): key is string => typeof key === "string" && backupOfEntry.test(key);
  const isOfNew = (key: unknown): key is string => isBackup(key) && backupOfNew.test(key);
  const opened = new Set<string>();
  let isWithOpened = false;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const ofPages = isOfNew(key) ? readOfPages(this, key) : undefined;
    if (isBackup(key)) opened.add(key);
    const request = get.call(this, key) as IDBRequest<Backup | undefined>;
    const read = () => (ofPages ? own.offer(ofPages(request.result)) : request.result);
    if (isBackup(key)) answerWithForm(request, read, watch);
    return request;
  };
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: Backup, key) {
    if (!isBackup(key)) return put.call(this, value, key);
    if (isEmpty(value)) return get.call(this, key) as IDBRequest<IDBValidKey>;
    const kept = { ...value, note: watch.note(), time: new Date().toISOString() };
    const request = put.call(this, kept, isOfNew(key) ? key + own.place() : key);
    // as the page is left, it would not hear that the backup was put, and what was put is lost
    this.transaction.commit();
    return request;
  };
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, key) {
    // with that of an entry that was new, Decap deletes the one that it had until then; with any other's, somebody else's
    const isOfOther = isWithOpened && isOfNew(key);
    isWithOpened = isBackup(key) && !isOfNew(key) && opened.has(key);
    if (isOfOther) return get.call(this, key) as IDBRequest<undefined>;
    return remove.call(this, isOfNew(key) ? key + own.place() : key);
  };
  return own.settle;
}

/** Reads the backups of a collection's new entries by their places, newest first; they are there once later requests are. */
function readOfPages(store: IDBObjectStore, all: string): (former?: Backup) => ReadonlyMap<string, Backup> {
  const range = IDBKeyRange.bound(`${all}/`, `${all}0`, false, true);
  const [keys, backups] = [store.getAllKeys(range), store.getAll(range) as IDBRequest<Backup[]>];
  return (former = {}) => {
    const places = keys.result.map((key) => (key as string).slice(all.length));
    const kept = [
      ...backups.result.map((backup, at) => [places[at] ?? "", backup] as const),
      ["", former] as const,
    ];
    const newestFirst = kept.toSorted(([, { time: one = "" }], [, { time: other = "" }]) =>
      one < other ? 1 : -1,
    );
    return new Map(newestFirst.filter(([, backup]) => !isEmpty(backup)));
  };
}

/** Delays a request's `onsuccess` until a form is on the page, and answers it with the backup that is read then. */
function answerWithForm(
  request: IDBRequest,
  read: () => Backup | undefined | Promise<Backup | undefined>,
  { isWanted, found }: BackupWatch,
): void {
  const answer = async () => {
    await formStands();
    const backup = (await read()) ?? {};
    const isGiven = isWanted() && !isEmpty(backup);
    Object.defineProperty(request, "result", { value: isGiven ? backup : undefined });
    if (isGiven) await found(backup.note, backup.time);
  };
  Object.defineProperty(request, "onsuccess", {
    set: (handler: (event: Event) => void) => {
      request.addEventListener("success", (event) => void answer().then(() => handler(event)));
    },
  });
}

/** Whether a backup has no field in any language: `{}`, or front matter of that. */
function isEmpty({ raw = "", i18n = {} }: Backup): boolean {
  return [raw, ...Object.values(i18n).map((language) => language.raw)].every((text) => !/\w/.test(text));
}

/** Resolves as soon as the page contains a form field. */
export function formStands(): Promise<void> {
  const stands = () => document.querySelector("[id*='-field-']") !== null;
  if (stands()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!stands()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
