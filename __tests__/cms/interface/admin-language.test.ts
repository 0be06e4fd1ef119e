import type * as languages from "../../../src/domain/site-languages";

/** The language of the editors' area in a site whose team has another language. */
async function languageFor(teamLanguage: string, chosen?: string): Promise<string> {
  localStorage.clear();
  if (chosen) localStorage.setItem("cms-language", chosen);
  jest.resetModules();
  jest.doMock("../../../src/domain/site-languages", () => ({
    ...jest.requireActual<typeof languages>("../../../src/domain/site-languages"),
    teamLanguage,
  }));
  const { adminLanguage } = await import("../../../src/cms/interface/admin-language");
  return adminLanguage();
}

it("is the team's, or English where the area has no words in it", async () => {
  expect(await languageFor("en")).toBe("en");
  expect(await languageFor("id")).toBe("id");
  expect(await languageFor("fr")).toBe("en");
});

it("is what the editor chose", async () => {
  expect(await languageFor("en", "id")).toBe("id");
  expect(await languageFor("id", "en")).toBe("en");
});
