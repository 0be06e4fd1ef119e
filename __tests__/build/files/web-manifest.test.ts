import { humansTxt } from "../../../src/build/files/humans-txt";
import { ico, manifest } from "../../../src/build/files/web-manifest";

const site = {
  ...{ name: "Teluk", legalName: "Yayasan Teluk Kita", footerText: "Grass that feeds a bay." },
  ...{ email: "halo@tajuk.example", address: ["Jl. Contoh 12", "Bekasi"] },
};

it("tells a system how to install the site in a language, with icons of the sizes that it needs", () => {
  const json = JSON.parse(manifest({ ...site, language: "id" })) as Record<string, unknown>;
  expect(json).toMatchObject({ short_name: "Teluk", lang: "id", start_url: "/id/", scope: "/" });
  const icons = json.icons as { sizes: string; purpose: string }[];
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ]);
});

it("makes an icon of the kind that browsers ask for unasked", () => {
  const file = ico(Buffer.from("picture"), 32);
  // nothing, an icon, one of them; width, height, colours, nothing; planes, bits; length, where it begins
  expect([...file.subarray(0, 22)]).toEqual([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 7, 0, 0, 0, 22, 0, 0, 0,
  ]);
  expect(file.subarray(22).toString()).toBe("picture");
});

it("tells people who is behind the site", () => {
  const text = humansTxt({ ...site, language: "en" });
  for (const fact of ["Yayasan Teluk Kita", "halo@tajuk.example", "Bekasi", "Bahasa Indonesia"]) {
    expect(text).toContain(fact);
  }
});
