import { datasetSchema } from "../../src/shell/schemas/dataset-schema";
import { filmSchema } from "../../src/shell/schemas/film-schema";
import { resourceSchema } from "../../src/shell/schemas/resource-schema";
import { websiteSchema } from "../../src/shell/schemas/website-schema";

const page = { siteUrl: "https://tajuk.example", language: "id" };
const words = {
  title: "Field handbook",
  description: "How to read a well.",
  path: "/id/resources/handbook/",
  price: 12.5,
  deliverable: true,
  contentLanguage: "en",
};

test("a resource with a price is a product, and is in stock only where the server says so", () => {
  const offer = { price: 12.5, priceCurrency: "USD", url: "https://tajuk.example/id/resources/handbook/" };
  const product = resourceSchema(page, words, null, "Yayasan");
  expect(product).toMatchObject({ "@type": "Product", offers: offer });
  expect(product).not.toHaveProperty("offers.availability");
  expect(resourceSchema(page, { ...words, rupiahPrice: 200_000 }, null, "Yayasan")).toMatchObject({
    offers: { price: 200_000, priceCurrency: "IDR" },
  });
  expect(resourceSchema(page, { ...words, deliverable: false }, null, "Yayasan")).toMatchObject({
    offers: { availability: "https://schema.org/OutOfStock" },
  });
});

test("a free resource is a work in its own language, and no product", () => {
  const free = resourceSchema(page, { ...words, price: 0 }, "/static/well.jpg", "Yayasan");
  expect(free).toMatchObject({ "@type": "CreativeWork", isAccessibleForFree: true, inLanguage: "en" });
  expect(free).toHaveProperty("image", "https://tajuk.example/static/well.jpg");
  expect(free).not.toHaveProperty("offers");
});

test("the site in a language is searched on that language's search page", () => {
  expect(websiteSchema(page, { name: "Tajuk", legalName: "Yayasan" })).toMatchObject({
    url: "https://tajuk.example/id/",
    potentialAction: {
      target: { urlTemplate: "https://tajuk.example/id/search/?q={words}" },
      "query-input": "required name=words",
    },
  });
});

test("the figures are a dataset, of which those are claims that are no samples", () => {
  const dataset = {
    ...{ title: "Figures", lead: "All of them.", licenceAddress: "https://licence.example/", version: "3" },
    files: [{ name: "figures.csv", path: "/figures/figures.csv" }],
  };
  const claim = {
    ...{
      slug: "floats",
      title: "Floats",
      figure: "12 floats",
      counts: "Floats that float.",
      asOf: "2025-09-30",
    },
    ...{
      contentLanguage: "en",
      source: { title: "Log of the boat", address: null },
      kind: "measured" as const,
    },
  };
  const claims = [claim, { ...claim, slug: "sails", kind: "sample" as const }];
  const url = "https://tajuk.example/id/figures/#floats";
  expect(datasetSchema(page, dataset, claims, "Yayasan")).toMatchObject({
    "@type": "Dataset",
    distribution: [{ contentUrl: "https://tajuk.example/figures/figures.csv", encodingFormat: "text/csv" }],
    hasPart: [{ "@type": "Claim", url, name: "Floats: 12 floats", citation: { name: "Log of the boat" } }],
  });
});

test("the film is a video with its length, its file, its captions and its words", () => {
  const film = {
    ...{ title: "The bay", lead: "Water.", published: "2031-02-03", seconds: 65, contentLanguage: "id" },
    scenes: [{ says: "Blue." }, { says: "Then yellow." }],
    files: ["webm", "mp4"].map((extension) => ({ publicURL: `/static/film.${extension}`, extension })),
  };
  expect(filmSchema(page, film, "/static/poster.webp", "Yayasan")).toMatchObject({
    "@type": "VideoObject",
    thumbnailUrl: "https://tajuk.example/static/poster.webp",
    uploadDate: "2031-02-03T05:00:00.000Z",
    duration: "PT65S",
    contentUrl: "https://tajuk.example/static/film.mp4",
    url: "https://tajuk.example/id/film/",
    caption: { contentUrl: "https://tajuk.example/id/film/captions.id.vtt" },
    transcript: "Blue. Then yellow.",
  });
});
