import { parentPort, workerData } from "node:worker_threads";
import { createJiti } from "jiti";

/** @type {typeof import("./validate-content.ts")} */
const { validateProject } = await createJiti(import.meta.url).import("./validate-content.ts");

/** @type {(message: import("./checker.ts").Told) => void} */
const tell = (message) => parentPort?.postMessage(message);

parentPort?.on("message", (/** @type {readonly ("en" | "id")[]} */ languages) => {
  tell({ problems: languages.map((code) => validateProject(workerData, code, (file) => tell({ file }))) });
});
