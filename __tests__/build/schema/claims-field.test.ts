import { claimsField } from "../../../src/build/schema/claims-field";
import type { NodeModel } from "../../../src/build/schema/language-fields";

const found = [{ slug: "ropes" }];
const findAll = jest.fn(() => Promise.resolve({ entries: found }));
const context = { nodeModel: { findAll } as unknown as NodeModel };

beforeEach(() => jest.clearAllMocks());

it("finds the claims that form and texts name, each once, in the language of the page", async () => {
  const project = { language: "id", figures: { ropes: "40", bays: "3" }, claim: "ropes" };
  expect(await claimsField.resolve(project, {}, context)).toBe(found);
  expect(findAll).toHaveBeenCalledWith({
    type: "Claim",
    query: expect.objectContaining({
      filter: { language: { eq: "id" }, slug: { in: ["ropes", "bays"] } },
    }) as unknown,
  });
});

it("asks for none where none is named", async () => {
  expect(await claimsField.resolve({ language: "id", figures: {} }, {}, context)).toEqual([]);
  expect(findAll).not.toHaveBeenCalled();
});
