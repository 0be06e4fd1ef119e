import { expect, type Locator } from "@playwright/test";
import { test, type Admin } from "./support/admin";

test.describe.configure({ mode: "parallel" });

const file = "content/donations/meadow-fund";

for (const { shown, preview } of [
  { shown: "in both languages", preview: false },
  { shown: "beside the preview", preview: true },
])
  test(`an item that is moved takes its counterpart in the other language along, ${shown} @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    await admin.open("donations/entries/meadow-fund");
    if (preview) await page.getByTitle("Tampilkan atau sembunyikan pratinjau").click();
    const group = page.locator('[id^="usd-field-"]');
    const first = { name: "Butir 1: pindahkan dengan tombol panah" };
    await expect(group).toHaveCount(preview ? 1 : 2);
    await group.first().getByRole("button", first).press("ArrowDown");
    const title = group.last().getByRole("button", first).locator("xpath=../..");
    await expect(title).toContainText("40");
    await admin.publish();
    await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
    for (const [code, words] of [
      ["en", ["fills a dive tank", "buys a marker float"]],
      ["id", ["mengisi satu tabung selam", "membeli satu pelampung penanda"]],
    ] as const)
      expect(admin.read(`${file}.${code}.md`)).toMatch(
        new RegExp(`tiers:\\s+- amount: 40\\s+impact: ${words[0]}\\s+- amount: 20\\s+impact: ${words[1]}`),
      );
  });

const responsible = "content/pages/transparency.json";

interface Responsible {
  readonly people: readonly [Team, ...Team[]];
}

interface Team {
  readonly people: readonly { readonly name?: string; readonly role: string }[];
}

const team = [
  { name: "Lukas Mandagi", role: "Looks ahead", peran: "Melihat ke depan" },
  { name: "Meity Runtu", role: "Counts the coins", peran: "Menghitung koin" },
  { name: "Yosep Lumi", role: "Holds the rope", peran: "Memegang tali" },
];

/** What each person does by the file, by name: a translation may leave out the names, which both languages share. */
function rolesIn(text: string): readonly (readonly (readonly string[])[])[] {
  const { en, id } = JSON.parse(text) as Record<"en" | "id", Responsible>;
  const [english, indonesian] = [en.people[0].people, id.people[0].people];
  return [english, indonesian].map((people) =>
    people.map(({ name, role }, index) => [name ?? english[index]?.name ?? "", role]),
  );
}

/** Opens the form with a team of three, whose Indonesian half leaves out the names; returns their list on both sides. */
async function openTeam(admin: Admin): Promise<Locator> {
  const { page } = admin;
  const text = JSON.parse(admin.read(responsible)) as Record<"en" | "id", Responsible>;
  const [english, indonesian] = [text.en.people[0], text.id.people[0]];
  Object.assign(english, { people: team.map(({ name, role }) => ({ name, role })) });
  Object.assign(indonesian, { people: team.map(({ peran }) => ({ role: peran })) });
  admin.write(responsible, JSON.stringify(text, null, 2));
  await admin.open("pages/entries/transparency");
  const groups = page.locator('[id^="people-field-"]').filter({ has: page.locator('[id^="people-field-"]') });
  for (const side of [0, 1])
    await groups.nth(side).getByRole("button", { name: "Butir 1: buka atau tutup" }).first().click();
  const lists = page.locator('[id^="people-field-"] [id^="people-field-"]').filter({ visible: true });
  await expect(lists).toHaveCount(2);
  return lists;
}

for (const [side, column] of [
  ["English", 0],
  ["Indonesian", 1],
] as const)
  test(`a person who is taken out of a list in a list, or moved in it, takes the counterpart along, from the ${side} side @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    const lists = await openTeam(admin);
    await lists
      .nth(column)
      .getByRole("button", { name: /^Butir 2: hapus/ })
      .click();
    await expect(lists.nth(1 - column)).not.toContainText("Meity Runtu");
    await lists
      .nth(column)
      .getByRole("button", { name: /^Butir 1: pindahkan/ })
      .press("ArrowDown");
    // what is typed in the other language then still gets to its person
    const other = lists.nth(1 - column);
    await other.getByRole("button", { name: /^Butir 1: buka/ }).click();
    const role = other.locator('[id^="role-field-"]').first();
    await role.fill(column === 0 ? "Memegang tali kuat-kuat" : "Holds the rope tight");
    await admin.publish();
    await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
    expect(rolesIn(admin.read(responsible))).toEqual([
      [
        ["Yosep Lumi", column === 0 ? "Holds the rope" : "Holds the rope tight"],
        ["Lukas Mandagi", "Looks ahead"],
      ],
      [
        ["Yosep Lumi", column === 0 ? "Memegang tali kuat-kuat" : "Memegang tali"],
        ["Lukas Mandagi", "Melihat ke depan"],
      ],
    ]);
  });

test("a person who is added in one language and moved gets a counterpart of the same name in the other @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const lists = await openTeam(admin);
  const [left, right] = [lists.first(), lists.last()];
  const move = async (list: Locator) => {
    for (const place of [4, 3, 2]) {
      const handle = list.getByRole("button", { name: new RegExp(`^Butir ${place}: pindahkan`) });
      await handle.press("ArrowUp");
    }
  };
  await left.getByRole("button", { name: /^Tambah/ }).click();
  await move(left);
  await left.locator('[id^="name-field-"]').filter({ visible: true }).fill("Nona Wuisan");
  await left.locator('[id^="role-field-"]').filter({ visible: true }).fill("Reads the wind");
  await expect(right).toContainText(/Lukas Mandagi.*Meity Runtu.*Yosep Lumi/s);
  await admin.publish();
  const refusal = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(refusal.getByRole("listitem")).toHaveCount(1);
  await expect(refusal).toContainText("tambahkan atau hapus yang hanya ada di salah satunya");
  await refusal.getByRole("button", { name: "Kembali ke teks" }).click();
  // Decap logs the refused save to the console
  admin.noise.length = 0;
  await right.getByRole("button", { name: /^Tambah/ }).click();
  await expect(right.locator('[id^="name-field-"]').filter({ visible: true })).toHaveValue("Nona Wuisan");
  await move(right);
  await right.locator('[id^="role-field-"]').filter({ visible: true }).fill("Membaca angin");
  await admin.publish();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  expect(rolesIn(admin.read(responsible))).toEqual([
    [["Nona Wuisan", "Reads the wind"], ...team.map(({ name, role }) => [name, role])],
    [["Nona Wuisan", "Membaca angin"], ...team.map(({ name, peran }) => [name, peran])],
  ]);
});
