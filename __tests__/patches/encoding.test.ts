import sharp from "sharp";
import { lowerAvifEffort, lowerEffort } from "../../src/patches/avif-effort";

/** A stand-in for a Sharp pipeline that records its AVIF options. */
function pipeline() {
  return { avif: jest.fn() };
}

it("asks for less effort, and keeps what else was asked for", () => {
  const lowered = pipeline();
  const { avif } = lowered;
  lowerEffort(lowered);
  lowered.avif({ quality: 45 });
  expect(avif).toHaveBeenCalledWith({ effort: 1, quality: 45 });
});

it("leaves an effort that was asked for", () => {
  const lowered = pipeline();
  const { avif } = lowered;
  lowerEffort(lowered);
  lowered.avif({ effort: 9 });
  expect(avif).toHaveBeenCalledWith({ effort: 9 });
});

it("reaches the pipelines of Sharp, which still encode", async () => {
  const { avif } = sharp.prototype as { avif: unknown };
  lowerAvifEffort();
  expect((sharp.prototype as { avif: unknown }).avif).not.toBe(avif);
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } });
  expect((await sharp(await picture.avif().toBuffer()).metadata()).compression).toBe("av1");
});
