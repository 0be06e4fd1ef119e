import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";

type Route = Parameters<IAdapter["adapt"]>[0]["routesManifest"][number];

/**
 * Netlify's adapter without the routes of not-found pages. It would move a file whose route has a wildcard to
 * `[...].html` and serve it with status code 200. `redirect-rules.ts` has the rules for these pages, and a
 * later build with the same cache needs the files in place.
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
