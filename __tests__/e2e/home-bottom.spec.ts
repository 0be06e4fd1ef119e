import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { openHome } from "./support/open-home";
import { strings } from "./support/strings";

const homes = [
  {
    language: "en",
    home: "/",
    project: "Learn more: Forest Guardians of Papua",
    projectPath: "/projects/forest-guardians-of-papua/",
    book: "See the e-book",
    free: "Request it: Peat restoration checklist",
    freeSubject: "Peat restoration checklist",
    freeItem: "Nursery calendar for native species",
    contact: "Contact our team",
    contactSubject: "General Inquiry",
    inquiry: "Send an inquiry",
    buy: "Buy the e-book",
    redirect: "You will be redirected to our secure payment processor.",
    close: "Close",
    details: "View details",
  },
  {
    language: "id",
    home: "/id/",
    project: "Selengkapnya: Penjaga Hutan Papua",
    projectPath: "/id/projects/forest-guardians-of-papua/",
    book: "Lihat buku",
    free: "Minta salinan: Daftar periksa pemulihan gambut",
    freeSubject: "Daftar periksa pemulihan gambut",
    freeItem: "Kalender persemaian jenis asli",
    contact: "Hubungi tim kami",
    contactSubject: "Pertanyaan Umum",
    inquiry: "Kirim pertanyaan",
    buy: "Beli buku",
    redirect: "Anda akan diarahkan ke pemroses pembayaran kami yang aman.",
    close: "Tutup",
    details: "Lihat rincian",
  },
] as const;

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

for (const words of homes) {
  test.describe(`${words.home} with a pointer`, () => {
    test.beforeEach(({ page }) => openHome(page, words.home));

    test("each way to close the project's dialog leads back to its link", async ({ page }) => {
      const opener = link(page, words.project);
      const ways = [
        () => dialog(page).getByRole("button", { name: words.close }).first().click(),
        () => dialog(page).getByRole("button", { name: words.close }).last().click(),
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(3, 3),
      ];
      for (const close of ways) {
        await opener.click();
        await expect(dialog(page)).toBeVisible();
        await expect(page).toHaveURL(words.home);
        await close();
        await expect(dialog(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });

    test("“view details” leads to the project's own page", async ({ page }) => {
      await link(page, words.project).click();
      const details = dialog(page).getByRole("link", { name: words.details });
      await expect(details).toHaveAttribute("href", words.projectPath);
    });

    test("the e-book's price and offer are shown, and buying says what will happen", async ({ page }) => {
      await link(page, words.book).click();
      await expect(dialog(page).getByRole("listitem")).toHaveCount(3);
      await expect(dialog(page).getByText(/29[.,]99/)).toBeVisible();
      const { order } = strings(words.language, "forms");
      const buy = dialog(page).getByRole("button", { name: words.buy });
      await expect(buy).toHaveAccessibleDescription(order.next.sample);
      await expect(dialog(page).getByText(order.next.sample)).toBeInViewport();
      await buy.click();
      await expect(dialog(page).getByText(words.redirect)).toBeInViewport();
      await expect(dialog(page).getByText(order.sample)).toBeInViewport();
      await buy.click({ trial: true });
    });

    test("a free resource, a free item and “contact us” open an inquiry about themselves", async ({
      page,
    }) => {
      const openers = [
        [words.free, words.freeSubject],
        [words.freeItem, words.freeItem],
        [words.contact, words.contactSubject],
      ] as const;
      for (const [opener, subject] of openers) {
        await link(page, opener).click();
        await expect(page.getByRole("dialog", { name: words.inquiry })).toBeVisible();
        await expect(dialog(page).getByText(subject, { exact: true })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toHaveCount(0);
      }
    });

    test("one question is open at a time, and none need be", async ({ page }) => {
      const questions = page.locator("details[name=faq]");
      const open = page.locator("details[name=faq][open]");
      await expect(questions).toHaveCount(6);
      await expect(open).toHaveCount(1);
      await questions.nth(2).locator("summary").click();
      await expect(questions.nth(2)).toHaveAttribute("open");
      await expect(open).toHaveCount(1);
      await questions.nth(2).locator("summary").click();
      await expect(open).toHaveCount(0);
    });
  });

  test.describe(`${words.home} with the keyboard alone`, () => {
    test.beforeEach(({ page }) => openHome(page, words.home));

    for (const [kind, opener, name] of [
      ["project", words.project, undefined],
      ["e-book", words.book, undefined],
      ["inquiry", words.contact, words.inquiry],
    ] as const) {
      test(`the ${kind} dialog keeps focus until it is closed, and gives it back`, async ({ page }) => {
        await link(page, opener).focus();
        await page.keyboard.press("Enter");
        const shown = name ? page.getByRole("dialog", { name }) : dialog(page);
        await expect(shown).toBeFocused();
        const stops = await shown.locator("a[href], button, input:visible, textarea").count();
        for (let step = 0; step < stops + 2; step += 1) {
          await page.keyboard.press(step % 5 === 4 ? "Shift+Tab" : "Tab");
          await expect(shown.locator(":focus")).toHaveCount(1);
        }
        await page.keyboard.press("Escape");
        await expect(shown).toHaveCount(0);
        await expect(link(page, opener)).toBeFocused();
      });
    }

    test("a question opens and closes", async ({ page }) => {
      const second = page.locator("details[name=faq]").nth(1);
      await second.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(second).toHaveAttribute("open");
      await page.keyboard.press("Space");
      await expect(second).not.toHaveAttribute("open");
    });
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const words of homes) {
      for (const [kind, opener] of [
        ["project", words.project],
        ["e-book", words.book],
        ["inquiry", words.contact],
      ] as const) {
        test(`axe finds nothing in the ${kind} dialog of ${words.home}`, async ({ page }) => {
          await openHome(page, words.home);
          await link(page, opener).click();
          await expect(dialog(page)).toBeVisible();
          await expectAccessible(page);
        });
      }

      test(`axe finds nothing in the lower half of ${words.home}, nor in a form with errors`, async ({
        page,
      }) => {
        await openHome(page, words.home);
        await page.locator("#contact button[type=submit]").click();
        await expect(page.locator("#contact [aria-invalid=true]")).toHaveCount(3);
        await expectAccessible(page);
      });
    }
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("what opens dialogs leads to pages", async ({ page }) => {
    await page.goto("/id/");
    const paths = [
      ["Selengkapnya: Penjaga Hutan Papua", "/id/projects/forest-guardians-of-papua/"],
      ["Lihat buku", "/id/resources/carbon-handbook/"],
      ["Minta salinan: Daftar periksa pemulihan gambut", "/id/resources/peat-restoration-checklist/"],
      ["Kalender persemaian jenis asli", "/id/resources/nursery-calendar-native-species/"],
      ["Hubungi tim kami", "/id/?subject=Pertanyaan%20Umum#contact"],
      ["Lihat semua proyek", "/id/projects/"],
    ] as const;
    for (const [name, path] of paths) await expect(link(page, name)).toHaveAttribute("href", path);
  });

  test("“contact our team” goes to the form", async ({ page }) => {
    await page.goto("/");
    await link(page, "Contact our team").click();
    await expect(page).toHaveURL("/?subject=General%20Inquiry#contact");
    await expect(page.getByRole("heading", { name: "Write to us" })).toBeInViewport();
  });

  test("questions open one at a time", async ({ page }) => {
    await page.goto("/");
    const questions = page.locator("details[name=faq]");
    await questions.nth(3).locator("summary").click();
    await expect(questions.nth(3).locator("p")).toBeVisible();
    await expect(page.locator("details[name=faq][open]")).toHaveCount(1);
  });
});
