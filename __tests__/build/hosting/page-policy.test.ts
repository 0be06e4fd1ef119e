import { withPolicy } from "../../../src/build/hosting/content-policy";
import { pagePolicy } from "../../../src/build/hosting/page-policy";

const script = "alert(1)";
/** The CSP hash of `script`: `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const page = (head: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head></html>`;

it("lets a page run just the scripts that it was built with", () => {
  const html = page(
    `<script>${script}</script><script type="module">let a</script>` +
      `<script type="application/ld+json">{"a":1}</script><script src="/app.js" async></script>`,
  );
  const sources = pagePolicy(html)["script-src"] ?? [];
  expect(sources).toHaveLength(3);
  expect(sources).toEqual(["'self'", hash, expect.stringMatching(/^'sha256-.{44}'$/)]);
});

it("stands behind the character set and before all else, once, however often it is written", () => {
  const policy = { "default-src": ["'self'"], "script-src": ["'self'", hash] };
  const once = withPolicy(page(`<script>${script}</script>`), policy);
  expect(once).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' ${hash}"><script>`,
  );
  expect(withPolicy(once, policy)).toBe(once);
  expect(withPolicy(once, { "default-src": ["'none'"] })).toContain(`content="default-src 'none'"><script>`);
});

it("does not leave a page without a policy in silence", () => {
  expect(() => withPolicy("<html></html>", {})).toThrow("without <meta charset>");
});

it("lets a page whose content says so compile WebAssembly, and no other one", () => {
  const search = pagePolicy(`${page("")}<body><main><div data-wasm=""></div></main></body>`);
  expect(search["script-src"]).toContain("'wasm-unsafe-eval'");
  for (const other of ["<main>data-wasm</main>", '<footer data-wasm=""></footer>', "<main></main>"]) {
    expect(pagePolicy(page("") + other)["script-src"]).toEqual(["'self'"]);
  }
});
