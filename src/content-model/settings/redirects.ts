import { z } from "zod";
import { defineCopyFile } from "../collection";
import { group, list, pageAddress, text } from "../field";

const redirect = group(
  {
    from: text({
      label: { en: "Old address", id: "Alamat lama" },
      hint: {
        en: "Without the site's name and without the language: /news/peat-fire/",
        id: "Tanpa nama situs dan tanpa bahasa: /news/peat-fire/",
      },
      pattern: { regex: /^\/(?:[a-z0-9-]+\/)+$/, example: "/news/peat-fire/" },
      shared: true,
    }),
    to: pageAddress({ label: { en: "Leads to", id: "Mengarah ke" } }),
  },
  { label: { en: "Old address", id: "Alamat lama" }, typeName: "Redirect" },
);

/** Addresses of pages that are gone, which lead to others, in every language. */
export const redirectSettings = defineCopyFile({
  name: "redirects",
  folder: "settings",
  typeName: "RedirectSettings",
  label: { en: "Old addresses", id: "Alamat lama" },
  schema: z.strictObject({
    redirects: list(redirect, {
      label: { en: "Old addresses", id: "Alamat lama" },
      hint: {
        en: "Whoever follows an old link gets to the new page",
        id: "Siapa pun yang mengikuti tautan lama sampai di halaman yang baru",
      },
      max: 1000,
      shared: true,
    }),
  }),
});

/** An address of the default language that leads to another one. */
export type Redirect = z.output<typeof redirect>;
