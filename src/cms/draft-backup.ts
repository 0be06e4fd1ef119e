/** Where the browser's storage keeps the backup of an entry that has been saved before. */
const backupOfSavedEntry = /^backup\.[^.]+\.[^.]+$/;

/**
 * Holds back the backup of an entry until the entry itself stands in the form. Decap asks for both at once
 * and shows what comes last, which is the saved text: a backup that the editor chose would be gone again.
 * https://github.com/decaporg/decap-cms/issues/5470
 */
export function holdBackupsBack(): void {
  const get = Reflect.get<IDBObjectStore, "get">(IDBObjectStore.prototype, "get");
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    if (typeof key === "string" && backupOfSavedEntry.test(key)) answerWithForm(request);
    return request;
  };
}

/** Lets a request call its `onsuccess` only when a form is on the page. */
function answerWithForm(request: IDBRequest): void {
  Object.defineProperty(request, "onsuccess", {
    set: (handler: (event: Event) => void) => {
      request.addEventListener("success", (event) => void formStands().then(() => handler(event)));
    },
  });
}

/** Resolves as soon as a field of a form is on the page. */
function formStands(): Promise<void> {
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
