/** Gatsby's development server: hot reload on port 8000, GraphiQL at /___graphql. Options are passed on. */
import { gatsby } from "./lib/gatsby.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

await runMain(() => gatsby(root, ["develop", ...process.argv.slice(2)]));
