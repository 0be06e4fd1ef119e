import { loadSiteData, SiteDataError } from "../../src/server/site-data";

jest.mock("../../.build/site-data.json", () => ({ default: {} }), { virtual: true });

test("a build of an earlier release is named as one", async () => {
  await expect(loadSiteData()).rejects.toThrow(SiteDataError);
});
