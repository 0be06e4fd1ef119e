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

test("a resource with a price is a product, and says whether it can be bought", () => {
  const offer = { price: 12.5, priceCurrency: "USD", url: "https://tajuk.example/id/resources/handbook/" };
  expect(resourceSchema(page, words, null, "Yayasan")).toMatchObject({
    "@type": "Product",
    offers: { ...offer, availability: "https://schema.org/InStock" },
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
