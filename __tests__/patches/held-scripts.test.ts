import { holdScripts, listsAllScripts } from "../../src/patches/held-scripts";

const slice = (scripts: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;
const mapping = '<script\n  id="gatsby-chunk-mapping"\n>\nwindow.___chunkMapping="{}"</script>';
const held = (address: string) => `<script type="text/plain" src="${address}"></script>`;

it("holds the scripts that every page loads, and leaves inline ones and those of others as they are", () => {
  const others = '<script src="/map.js" async></script>';
  const inline = '<script>window.hash="1"</script>';
  const scripts = '<script src="/app-1.js" async></script><script src="/framework-2.js" async></script>';
  expect(holdScripts(others + slice(inline + scripts), [])).toBe(
    others + slice(inline + held("/app-1.js") + held("/framework-2.js")),
  );
});

it("puts the scripts of the page's component where those of all are listed", () => {
  const scripts = mapping + '<script src="/app-1.js" async></script>';
  const own = ["/reef-1.js", "/tabs-1.js"];
  expect(holdScripts(slice(scripts), own)).toBe(slice([...own, "/app-1.js"].map(held).join("")));
});

it("leaves out the indentation of Gatsby's own scripts", () => {
  const indented = '<script\n    id="hash"\n  >\n    window.hash="1";\n  </script>';
  expect(holdScripts(slice(indented), [])).toBe(slice('<script id="hash" > window.hash="1"; </script>'));
});

it("changes nothing when it is applied again", () => {
  const once = holdScripts(slice(`${mapping}<script src="/app-1.js" async></script>`), ["/reef-1.js"]);
  expect(holdScripts(once, ["/reef-1.js"])).toBe(once);
  expect([slice(mapping), once].map(listsAllScripts)).toEqual([true, false]);
});
