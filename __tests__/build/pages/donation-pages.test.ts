import type { CreatePagesArgs } from "gatsby";
import { momentInZone } from "../../../src/domain/zone-time";

interface MadePage {
  readonly path: string;
  readonly context: { readonly slug: string; readonly project: string | null };
}

/** Creates the pages in a build that begins on a day; by default the permit is valid until 30 June 2027. */
async function madeOn(day: string, givingSettings: object | null = { permitExpires: "2027-06-30" }) {
  jest.useFakeTimers({ now: momentInZone(day, "12:00:00") });
  const createPage = jest.fn<undefined, [MadePage]>();
  const warn = jest.fn<undefined, [string]>();
  const data = {
    allDonationCampaign: {
      nodes: [
        { slug: "forest-fund", default: true },
        { slug: "peat-rewetting", default: false },
      ],
    },
    allProject: {
      nodes: [
        { slug: "coffee-under-shade", campaign: null },
        { slug: "wet-peat", campaign: { slug: "peat-rewetting" } },
      ],
    },
    givingSettings,
  };
  await jest.isolateModulesAsync(async () => {
    const { createDonationPages } = await import("../../../src/build/pages/donation-pages");
    await createDonationPages({
      actions: { createPage },
      graphql: () => Promise.resolve({ data }),
      reporter: { warn },
    } as unknown as CreatePagesArgs);
  });
  const pages = createPage.mock.calls.map(([{ path, context }]) => [path, context.slug, context.project]);
  return { pages, warnings: warn.mock.calls.map(([warning]) => warning) };
}

afterEach(() => {
  jest.useRealTimers();
});

it("makes /donate/, a page for each other campaign and one for each project without a campaign", async () => {
  const { pages, warnings } = await madeOn("2027-05-30");
  expect(pages).toEqual([
    ["/donate/", "forest-fund", null],
    ["/donate/peat-rewetting/", "peat-rewetting", null],
    ["/donate/for/coffee-under-shade/", "forest-fund", "coffee-under-shade"],
  ]);
  expect(warnings).toEqual([]);
});

it.each(["2027-05-31", "2027-06-30"])("warns on %s that the permit will run out", async (day) => {
  const { pages, warnings } = await madeOn(day);
  expect(pages[0]).toEqual(["/donate/", "forest-fund", null]);
  expect(warnings).toEqual(["The collection permit is valid until 2027-06-30 only"]);
});

it("says on the day after that the permit has ended", async () => {
  const { pages, warnings } = await madeOn("2027-07-01");
  expect(pages[0]).toEqual(["/donate/", "forest-fund", null]);
  expect(warnings).toEqual(["The collection permit ended on 2027-06-30: the pages hide it"]);
});

it("names the file where there are no settings of giving", async () => {
  await expect(madeOn("2027-05-30", null)).rejects.toThrow(
    "The settings in content/settings/giving.json are missing, or break the model.",
  );
});
