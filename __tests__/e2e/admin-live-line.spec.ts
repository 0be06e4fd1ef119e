import { expect } from "@playwright/test";
import { expectSoundAtWidths, test } from "./support/admin";
import { chooseFile, inputs, picture } from "./support/admin-form";
import { holdSaves } from "./support/hold-saves";

test("what others broke on the disk is told in the editor's words, with the way to the form @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const line = "content/news/louder-buoy.id.md: title: found nothing, expected text";
  const words = { en: "Article “Buoy” — Title: required", id: "Artikel “Buoy” — Judul: wajib diisi" };
  const problem = { line, words, form: "#/collections/news/entries/louder-buoy" };
  await page.route("**/status", (route) =>
    route.fulfill({ json: { state: "failed", problems: [problem], startedAt: 1, version: 1, seconds: 1 } }),
  );
  await admin.open("news/entries/borrowed-boat");
  const told = page.getByRole("status").filter({ hasText: "belum tampil" });
  await expect(told.getByRole("listitem")).toContainText(words.id);
  await expect(told.getByText(line)).toBeHidden();
  await told.getByText("Rincian untuk pengembang").click();
  await expect(told.getByText(line)).toBeVisible();
  await expectSoundAtWidths(page, "[role=status]");
  await told.getByRole("link", { name: "Buka isiannya" }).click();
  await expect(page).toHaveURL(/louder-buoy/);
  await expect(inputs(page, "title").first()).not.toHaveValue("");
  await told.getByRole("button", { name: "Tutup" }).click();
  await expect(told).toHaveCount(0);
});

test("a build that failed through no fault of a text is tried again at a press @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const problems = ['Building static HTML failed for path "/news/"', "Error: found no article"];
  let state = "failed";
  await page.route("**/status", (route) =>
    route.fulfill({ json: { state, problems, startedAt: 1, version: 1, seconds: 1 } }),
  );
  await page.route("**/rebuild", (route) => {
    state = "building";
    return route.fulfill({ status: 202 });
  });
  await admin.open("news/entries/borrowed-boat");
  const told = page.getByRole("status").filter({ hasText: "bukan karena tulisan Anda" });
  await told.getByText("Rincian untuk pengembang").click();
  await expect(told.getByText("found no article")).toBeVisible();
  await expectSoundAtWidths(page, "[role=status]");
  await told.getByRole("button", { name: "Coba lagi" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Situs sedang diperbarui" })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("no notice covers another, wide or narrow @desktop", async ({ admin }) => {
  const { page } = admin;
  const building = { state: "building", problems: [], startedAt: 1, version: 1, seconds: 1 };
  await page.route("**/status", (route) => route.fulfill({ json: building }));
  await admin.open("news/entries/louder-buoy");
  await inputs(page, "title").last().fill("Alat apung mendengar semuanya");
  await admin.publish();
  const notices = ["Situs sedang diperbarui", "lebih lama daripada", "tersimpan"].map((words) =>
    page.locator(".tajuk-notices").getByRole("status").filter({ hasText: words }),
  );
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const notice of notices) await expect(notice).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all(notices.map((notice) => notice.boundingBox()));
    const sorted = boxes.flatMap((box) => (box ? [box] : [])).toSorted((one, other) => one.y - other.y);
    for (const [index, box] of sorted.entries())
      expect(box.y + box.height).toBeLessThanOrEqual(sorted[index + 1]?.y ?? 844);
  }
});

test("that an earlier change is on the site is not said of one that is being saved @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  let version = 1;
  await page.route("**/status", (route) =>
    route.fulfill({ json: { state: "live", problems: [], version, seconds: 45 } }),
  );
  await admin.open("news/entries/louder-buoy");
  await inputs(page, "title").last().fill("Judul kedua");
  const goOn = await holdSaves(page);
  const live = page.locator(".tajuk-notices").getByText("sudah tampil di situs");
  version = 2;
  await expect(live).toBeVisible();
  await admin.publish();
  await expect(page.getByRole("button", { name: "Menerbitkan…" })).toBeVisible();
  await expect(live).toBeHidden({ timeout: 3000 });
  // so does one that comes while the save runs
  version = 3;
  await expect(live).toBeVisible();
  goOn();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  await expect(live).toBeHidden({ timeout: 3000 });
});

test("what a server refuses is read and closed above the media library @phone", async ({ admin }) => {
  const { page, noise } = admin;
  await page.getByRole("button", { name: "Media", exact: true }).click();
  await page.route("**/api/v1", (route) => route.fulfill({ status: 500, json: { error: "no room" } }));
  await chooseFile(page, "new.jpg", "image/jpeg", picture);
  // while the library is open, what is outside it has no roles
  const refusal = page.locator(".Toastify__toast").filter({ hasText: "no room" });
  await refusal.locator('[aria-label="Tutup"]').last().click();
  await expect(refusal).toHaveCount(0);
  // of the request that failed
  noise.length = 0;
});
