import { claims } from "../../src/content-model/claims";
import { demoPage } from "../../src/content-model/pages/demo";
import { transparencyPage } from "../../src/content-model/pages/transparency";
import { samplesIn } from "../../src/content-model/samples";
import { givingSettings } from "../../src/content-model/settings/giving";
import { siteSettings } from "../../src/content-model/settings/site";

const base = { file: "a.json", language: "en", name: "a" } as const;

test("finds samples: claims, switches, and values that look like one", () => {
  const claim = { ...base, schema: claims.schema, data: { title: "Trees", kind: "sample" } };
  expect(samplesIn(claim)).toEqual([{ file: "a.json", field: "kind", found: "Trees: sample" }]);
  const people = { ...base, schema: transparencyPage.schema, data: { sample: true } };
  expect(samplesIn(people)).toMatchObject([{ field: "sample" }]);
  const said = { testimonials: { sample: "Nobody said it.", quotes: [] } };
  expect(samplesIn({ ...base, schema: demoPage.schema, data: said })).toMatchObject([
    { field: "testimonials.sample", found: "Nobody said it." },
  ]);
  const permit = { ...base, schema: givingSettings.schema, data: { permitNumber: "SAMPLE/PUB/2031" } };
  expect(samplesIn(permit)).toMatchObject([{ field: "permitNumber" }]);
  const site = {
    footerText: "Reef Trust is a sample organisation.",
    email: "a@site.example",
    address: ["Jl. Contoh 1"],
    identityLoginUrl: "https://identity.netlify.com",
  };
  const fields = samplesIn({ ...base, schema: siteSettings.schema, data: site }).map(({ field }) => field);
  expect(fields.toSorted()).toEqual(["address.0", "email", "footerText", "identityLoginUrl"]);
});

test("names the address in a link, without the signs around it", () => {
  const data = { lead: "Ask the [hydrographers](https://charts.example/tides) or <a@b.example>." };
  const [sample] = samplesIn({ ...base, schema: transparencyPage.schema, data });
  expect(sample?.found).toBe("https://charts.example");
});

test("finds none where there is none", () => {
  const claim = { ...base, schema: claims.schema, data: { title: "Trees", kind: "measured" } };
  const site = { email: "halo@tajuk.or.id", address: ["Jl. Merdeka 1"] };
  expect(samplesIn(claim)).toEqual([]);
  expect(samplesIn({ ...base, schema: siteSettings.schema, data: site })).toEqual([]);
});
