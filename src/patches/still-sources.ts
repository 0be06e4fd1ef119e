import chokidar from "chokidar";

/**
 * Lets gatsby-source-filesystem read each file once: by itself it follows every change while a build runs, so that a page
 * may be made of a text that is gone by the time the page's query asks for it.
 */
export function readSourcesOnce(command = process.env.gatsby_executing_command): void {
  if (command !== "build") return;
  const watch = chokidar.watch.bind(chokidar);
  chokidar.watch = (...args) => {
    const watcher = watch(...args);
    return watcher.once("ready", () => void watcher.close());
  };
}
