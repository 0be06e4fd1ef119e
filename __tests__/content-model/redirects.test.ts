import { changeReferences } from "../../src/content-model/change-references";
import type { ContentText } from "../../src/content-model/content-text";
import { copyText } from "../../src/content-model/read-texts";
import { afterMoves, needlessRedirects, redirectsIn, withRedirects } from "../../src/content-model/redirects";
import { redirectSettings, type Redirect } from "../../src/content-model/settings/redirects";

const textsWith = (...redirects: readonly Redirect[]): ContentText[] => [
  copyText(redirectSettings, "en", { redirects }),
  copyText(redirectSettings, "id", {}),
];
const redirect = (from: string, to: string): Redirect => ({ from: `/news/${from}/`, to: `/news/${to}/` });

test("a page that moves keeps its old address, and what led there leads to the new one", () => {
  expect(afterMoves([redirect("first", "second")], [redirect("second", "third")])).toEqual([
    redirect("first", "third"),
    redirect("second", "third"),
  ]);
});

test("a page that moves back is a redirect no more", () => {
  expect(afterMoves([redirect("first", "second")], [redirect("second", "first")])).toEqual([
    redirect("second", "first"),
  ]);
});

test("an address of the site itself never leads elsewhere", () => {
  expect(afterMoves([], [{ from: "/donate/", to: "/donate/sea/" }])).toEqual([]);
});

test("redirects are written in the default language, and not if they are what they were", () => {
  const texts = textsWith(redirect("first", "second"));
  expect(withRedirects(texts, [redirect("first", "second")])).toEqual([]);
  expect(redirectsIn(withRedirects(texts, []))).toEqual([]);
  expect(withRedirects(texts, []).map(({ language }) => language)).toEqual(["en", "id"]);
});

test("a redirect whose page goes is taken out, or leads to another page", () => {
  const [text] = textsWith(redirect("old", "gone"), redirect("other", "there"));
  const changed = (goal?: { name: string; address: string }) =>
    text ? redirectsIn([changeReferences(text, ["/news/gone/"], goal)]) : [];
  expect(changed()).toEqual([redirect("other", "there")]);
  expect(changed({ name: "news/new", address: "/news/new/" })).toEqual([
    redirect("old", "new"),
    redirect("other", "there"),
  ]);
});

test("a redirect from the address of a page, or one that is listed twice, has no effect", () => {
  const [text] = textsWith(redirect("page", "there"), redirect("old", "there"), redirect("old", "page"));
  const found = text ? needlessRedirects(text, new Set(["/news/page/", "/news/there/"])) : [];
  expect(found.map(({ field }) => field)).toEqual(["redirects.0.from", "redirects.2.from"]);
});

test("a redirect of which the old address cannot be read is not told of besides", () => {
  const text = copyText(redirectSettings, "en", { redirects: [{ to: "/news/there/" }, {}] });
  expect(needlessRedirects(text, new Set(["/news/there/"]))).toEqual([]);
});
