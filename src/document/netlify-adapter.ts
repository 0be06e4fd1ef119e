import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";

type Route = Parameters<IAdapter["adapt"]>[0]["routesManifest"][number];

/**
 * Netlify's adapter, kept from the not-found pages. It would move a file whose route has a wildcard to
 * `[...].html` and answer with it as if it were found; their rules are in `redirect-rules.ts`, and a later
 * build with the same cache needs the files where they were.
 */
export function netlifyAdapter(): IAdapter {
  const adapter = createNetlifyAdapter();
  return {
    ...adapter,
    adapt: (context) =>
      adapter.adapt({
        ...context,
        routesManifest: context.routesManifest.filter((route) => !isFileOfManyAddresses(route)),
      }),
  };
}

function isFileOfManyAddresses({ type, path }: Route): boolean {
  return type === "static" && path.includes("*");
}
