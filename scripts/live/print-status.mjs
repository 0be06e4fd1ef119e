/**
 * Prints the build status.
 *
 * @param {import("./rebuilder.mjs").LiveStatus} status
 */
export function printStatus({ state, problems, seconds }) {
  if (state === "building") console.log("Building the site anew …");
  if (state === "live") console.log(`The change is live after ${seconds.toFixed(1)} s.`);
  if (state === "failed") {
    console.error(
      [
        "The change is not live, the last version stays up. What is wrong:",
        ...problems.map((problem) => (typeof problem === "string" ? problem : problem.line)),
      ].join("\n  "),
    );
  }
}
