import { holdScripts } from "../../src/patches/held-scripts";

const slice = (scripts: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;
const mapping = '<script>window.___chunkMapping="{}"</script>';

it("holds the scripts that every page loads, and leaves inline ones and those of others as they are", () => {
  const others = '<script src="/map.js" async></script>';
  const scripts = '<script src="/app-1.js" async></script><script src="/framework-2.js" async></script>';
  const held =
    '<script type="text/plain" src="/app-1.js"></script><script type="text/plain" src="/framework-2.js"></script>';
  expect(holdScripts(others + slice(mapping + scripts))).toBe(others + slice(mapping + held));
});

it("leaves out the indentation of Gatsby's own scripts", () => {
  const indented = '<script\n    id="mapping"\n  >\n    window.mapping="{}";\n  </script>';
  expect(holdScripts(slice(indented))).toBe(slice('<script id="mapping" > window.mapping="{}"; </script>'));
});

it("changes nothing when it is applied again", () => {
  const once = holdScripts(slice('<script src="/app-1.js" async></script>'));
  expect(holdScripts(once)).toBe(once);
});
