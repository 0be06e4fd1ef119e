import { expect, test } from "@playwright/test";
import { adminProblems } from "../../scripts/lib/admin-problems.mjs";

test("the check of all pages says why the editors' area does not open @desktop", async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? "").origin;
  expect(await adminProblems(page, origin)).toEqual([]);
  await page.route("**/admin/*.js", (route) => route.fulfill({ body: "throw new Error('no such file')" }));
  expect(await adminProblems(page, origin)).toEqual(["/admin/ does not open: no such file"]);
});
