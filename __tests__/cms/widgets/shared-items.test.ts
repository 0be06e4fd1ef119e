import { takeOverField } from "../../../src/cms/widgets/shared-items";
import type { Fields } from "../../../src/domain/record";
import { Group, Items } from "./form-values";

const usd = new Group({
  name: "usd",
  i18n: true,
  fields: [
    new Group({
      name: "tiers",
      i18n: true,
      fields: [
        new Group({ name: "amount", i18n: "duplicate" }),
        new Group({ name: "impact", i18n: true }),
        new Group({ name: "goal", i18n: true, fields: [new Group({ name: "sum", i18n: "duplicate" })] }),
      ],
    }),
  ],
});

const tier = (amount: number | undefined, impact: string) => new Group({ amount, impact });
const english = new Items([tier(25, "a cable"), tier(50, "a plug"), tier(75, "a panel")]);
const indonesian = new Items([tier(25, "kabel"), tier(50, "colokan"), tier(75, "panel")]);
const first = english.get(0) as Group;
const reversed = (items: Items) => new Items([...items.items].reverse());

/** The Indonesian items after a change of the English ones; undefined if they stay as they are. */
function taken(after: Items, other = indonesian, before = english): Fields[] | undefined {
  const [was, now, own] = [before, after, other].map((tiers) => new Group({ tiers }));
  // the test's values have what it uses of Decap's
  const field = usd as unknown as Parameters<typeof takeOverField>[0];
  const changed = takeOverField(field, was, now, own) as Group;
  return changed === own ? undefined : ((changed.get("tiers") as Items).plain() as Fields[]);
}

it("takes an amount over, and leaves the words of the other language", () => {
  expect(taken(english.set(0, tier(30, "a cable")))).toMatchObject([
    { amount: 30, impact: "kabel" },
    { amount: 50, impact: "colokan" },
    { amount: 75, impact: "panel" },
  ]);
});

it("takes over what is in a group of an item", () => {
  const goal = new Group({ sum: 900 });
  expect((taken(english.set(0, first.set("goal", goal)))?.[0]?.goal as Group).fields).toEqual({ sum: 900 });
});

it("changes nothing in the other language when words change, or items come or go", () => {
  expect(taken(english.set(0, tier(25, "two cables")))).toBeUndefined();
  expect(taken(new Items(english.items.slice(1)))).toBeUndefined();
  expect(taken(new Items([...english.items, tier(undefined, "")]))).toBeUndefined();
});

it("moves an item's counterpart along, also where it leaves out what it shares", () => {
  const moved = new Items([...english.items.slice(1), first]);
  expect(taken(moved)?.map(({ impact }) => impact)).toEqual(["colokan", "panel", "kabel"]);
  const bare = new Items(["kabel", "colokan", "panel"].map((impact) => new Group({ impact })));
  expect(taken(moved, bare)).toEqual([{ impact: "colokan" }, { impact: "panel" }, { impact: "kabel" }]);
  expect(taken(reversed(indonesian), english, indonesian)?.map(({ impact }) => impact)).toEqual([
    ...["a panel", "a plug", "a cable"],
  ]);
});

it("moves what an item holds in a list of its own", () => {
  const groups = new Group({ name: "groups", fields: [usd] });
  const listed = (tiers: Items) => new Items([new Group({ usd: new Group({ tiers }) })]);
  // as above
  const field = groups as unknown as Parameters<typeof takeOverField>[0];
  const changed = takeOverField(field, listed(english), listed(reversed(english)), listed(indonesian));
  const [item] = (changed as Items).items as Group[];
  expect(((item?.get("usd") as Group).get("tiers") as Items).get(0)).toBe(indonesian.get(2));
});

it("leaves the other list alone when its items are not the same ones", () => {
  expect(taken(reversed(english), reversed(indonesian))).toBeUndefined();
  expect(taken(reversed(english), new Items(indonesian.items.slice(1)))).toBeUndefined();
});
