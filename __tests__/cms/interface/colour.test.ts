import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { colour, computed } from "../../../src/cms/interface/colour";

const cms = path.resolve(__dirname, "../../../src/cms");

it("no other file of the editors' area writes a raw colour", () => {
  const files = readdirSync(cms, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  const raw = files.filter((file) =>
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/i.test(
      readFileSync(path.join(cms, file), "utf8"),
    ),
  );
  expect(raw).toEqual([path.join("interface", "colour.ts")]);
});

it("the line around a chosen file is told as browsers compute it", () => {
  expect(computed(colour.actionLine)).toBe("rgb(58, 105, 199)");
});
