import sharp from "sharp";

const size = { width: 4000, height: 3000 } as const;

function sheet(background: string, height: number, more: Partial<sharp.Create> = {}) {
  return sharp({ create: { width: size.width, height, channels: 3, background, ...more } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * A photo as a phone that is held upright takes it: 12 megapixels and about 6 MB, lying on its side with a note of
 * that, and with the place and the device. Upright, its left half is blue and its right half red.
 */
export async function phonePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const [red, grain] = await Promise.all([
    sheet("#a03020", size.height / 2),
    sheet("#000", size.height, { noise }),
  ]);
  return sharp({ create: { ...size, channels: 3, background: "#205080" } })
    .composite([
      { input: red, top: 0, left: 0 },
      { input: grain, blend: "soft-light" },
    ])
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 14/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}
