import { preferLocalEditing, refuseLocalEditing } from "../../scripts/lib/editing-backend.mjs";

it.each([undefined, "", " ", "local"])("is local on one's own machine where %p is asked for", (asked) => {
  const environment = { GATSBY_CMS_BACKEND: asked };
  expect(preferLocalEditing(environment)).toBe(true);
  expect(environment).toEqual({ GATSBY_CMS_BACKEND: "local" });
});

it("is another one where that is named", () => {
  const environment = { GATSBY_CMS_BACKEND: "github" };
  expect(preferLocalEditing(environment)).toBe(false);
  expect(environment).toEqual({ GATSBY_CMS_BACKEND: "github" });
});

it("is never local in a build for visitors", () => {
  expect(() => refuseLocalEditing({ GATSBY_CMS_BACKEND: " local " })).toThrow(
    'GATSBY_CMS_BACKEND is "local", which works under npm start and npm run develop only',
  );
  expect(() => refuseLocalEditing({ GATSBY_CMS_BACKEND: "github" })).not.toThrow();
  expect(() => refuseLocalEditing({})).not.toThrow();
});
