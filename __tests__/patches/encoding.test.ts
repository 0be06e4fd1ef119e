import sharp from "sharp";
import { encodeFast, changeDefaults } from "../../src/patches/encoding";

/** A stand-in for a Sharp pipeline that records its options. */
function pipeline() {
  return { avif: jest.fn(), webp: jest.fn() };
}

it.each(["avif", "webp"] as const)(
  "asks for less effort with %s, and keeps what else was asked for",
  (format) => {
    const changed = pipeline();
    const { [format]: encode } = changed;
    changeDefaults(changed);
    changed[format]({ quality: 45 });
    const options: unknown = expect.objectContaining({ quality: 45, effort: expect.any(Number) as number });
    expect(encode).toHaveBeenCalledWith(options);
  },
);

it.each(["avif", "webp"] as const)("leaves an effort that was asked for with %s", (format) => {
  const changed = pipeline();
  const { [format]: encode } = changed;
  changeDefaults(changed);
  changed[format]({ effort: 6 });
  expect(encode).toHaveBeenCalledWith(expect.objectContaining({ effort: 6 }));
});

it("reaches the pipelines of Sharp, which still encode", async () => {
  const { avif } = sharp.prototype as { avif: unknown };
  encodeFast();
  expect((sharp.prototype as { avif: unknown }).avif).not.toBe(avif);
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } });
  expect((await sharp(await picture.avif().toBuffer()).metadata()).compression).toBe("av1");
  expect((await sharp(await picture.webp().toBuffer()).metadata()).format).toBe("webp");
});
