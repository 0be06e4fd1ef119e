import { takeOverField } from "../../../src/cms/widgets/shared-items";
import { withShared } from "../../../src/cms/widgets/shown-items";
import type { Fields } from "../../../src/domain/record";
import { Group, Items } from "./form-values";

type Field = Parameters<typeof takeOverField>[0];

/** As Decap's own: the stand-ins have what the code uses of its maps. */
const asField = (group: Group) => group as unknown as Field;

const tierFields = [
  new Group({ name: "amount", i18n: "duplicate" }),
  new Group({ name: "impact", i18n: true }),
  new Group({ name: "goal", i18n: true, fields: [new Group({ name: "sum", i18n: "duplicate" })] }),
];
const usd = new Group({
  name: "usd",
  i18n: true,
  fields: [new Group({ name: "tiers", i18n: true, fields: tierFields })],
});

const tier = (amount: number | undefined, impact: string) => new Group({ amount, impact });
const english = new Items([tier(25, "a cable"), tier(50, "a plug"), tier(75, "a panel")]);
const indonesian = new Items([tier(25, "kabel"), tier(50, "colokan"), tier(75, "panel")]);
const first = english.get(0) as Group;
const reversed = (items: Items) => new Items([...items.items].reverse());

/** The Indonesian items after a change of the English ones; undefined if they stay as they are. */
function taken(after: Items, other = indonesian, before = english): Fields[] | undefined {
  const [was, now, own] = [before, after, other].map((tiers) => new Group({ tiers }));
  const changed = takeOverField(asField(usd), was, now, own) as Group;
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

it("changes nothing in the other language when words change, or an item is added", () => {
  expect(taken(english.set(0, tier(25, "two cables")))).toBeUndefined();
  expect(taken(new Items([...english.items, tier(undefined, "")]))).toBeUndefined();
});

const bare = new Items(["kabel", "colokan", "panel"].map((impact) => new Group({ impact })));

it("takes an item's counterpart out with it, also where it leaves out what it shares", () => {
  const [, ...rest] = english.items;
  expect(taken(new Items(rest))).toEqual([
    { amount: 50, impact: "colokan" },
    { amount: 75, impact: "panel" },
  ]);
  expect(taken(new Items(rest), bare)).toEqual([{ impact: "colokan" }, { impact: "panel" }]);
  expect(taken(new Items(english.items.slice(0, 2)), bare)).toEqual([
    { impact: "kabel" },
    { impact: "colokan" },
  ]);
});

it("takes the counterpart of what was moved or deleted where the form shows more than is stored", () => {
  const shown = withShared(tierFields.map(asField), bare, english).toArray();
  expect(taken(new Items(shown.slice(1)), english, bare)?.map(({ impact }) => impact)).toEqual([
    ...["a plug", "a panel"],
  ]);
  expect(taken(new Items(shown.toReversed()), english, bare)).toEqual(reversed(english).plain());
  // as it is once what the form shows was taken over by a change
  expect(taken(new Items(shown.toReversed()), english, new Items(shown))).toEqual(reversed(english).plain());
});

it("leaves to each item of the other language what it shares, when the item's place is another's", () => {
  const [one, two, three] = english.items;
  const added = new Items([one, two, three, tier(undefined, "")]);
  const filled = [
    { amount: 25, impact: "kabel" },
    { amount: 50, impact: "colokan" },
    { amount: 75, impact: "panel" },
  ];
  expect(taken(added, bare)).toEqual(filled);
});

describe("while one language has an item more", () => {
  const more = new Items([...english.items, tier(undefined, "")]);

  it("what is typed there is not taken over to another item of the same place", () => {
    const moved = new Items([tier(undefined, ""), ...english.items]);
    expect(taken(moved.set(0, tier(90, "")), indonesian, moved)).toBeUndefined();
  });

  it("an item that is taken out takes its counterpart out, too; one that has none takes nothing", () => {
    const without = new Items(more.items.toSpliced(1, 1));
    expect(taken(without, indonesian, more)?.map(({ impact }) => impact)).toEqual(["kabel", "panel"]);
    const short = new Items(bare.items.slice(0, 1));
    expect(taken(new Items([first]), short, new Items([first, tier(undefined, "")]))).toEqual([
      { amount: 25, impact: "kabel" },
    ]);
  });
});

it("moves an item's counterpart along, also where it leaves out what it shares", () => {
  const moved = new Items([...english.items.slice(1), first]);
  expect(taken(moved)?.map(({ impact }) => impact)).toEqual(["colokan", "panel", "kabel"]);
  expect(taken(moved, bare)).toEqual([{ impact: "colokan" }, { impact: "panel" }, { impact: "kabel" }]);
  expect(taken(reversed(indonesian), english, indonesian)?.map(({ impact }) => impact)).toEqual([
    ...["a panel", "a plug", "a cable"],
  ]);
});

it("moves what an item holds in a list of its own", () => {
  const groups = new Group({ name: "groups", fields: [usd] });
  const listed = (tiers: Items) => new Items([new Group({ usd: new Group({ tiers }) })]);
  const changed = takeOverField(
    asField(groups),
    listed(english),
    listed(reversed(english)),
    listed(indonesian),
  );
  const [item] = (changed as Items).items as Group[];
  expect(((item?.get("usd") as Group).get("tiers") as Items).get(0)).toBe(indonesian.get(2));
});

it("leaves the other list alone when its items are not the same ones", () => {
  expect(taken(reversed(english), reversed(indonesian))).toBeUndefined();
  expect(taken(reversed(english), new Items(indonesian.items.slice(1)))).toBeUndefined();
});
