import { promises as fs } from "node:fs";

/** Makes a folder one that this process may not list. The tests may run as root, whom no permission binds. */
export function closeFolder(folder: string): void {
  const { readdir: list } = fs;
  jest
    .spyOn(fs, "readdir")
    .mockImplementation((...given: Parameters<typeof list>) =>
      given[0] === folder
        ? Promise.reject(Object.assign(new Error("closed"), { code: "EACCES" }))
        : list(...given),
    );
}
