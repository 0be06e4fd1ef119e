import { formatRows } from "../../scripts/lib/table.mjs";

it("aligns names on the left and figures on the right, also in rows of other lengths", () => {
  const rows = [
    ["page", "LCP ms", "CLS"],
    ["/", "980"],
    ["/donate/", "1120", "0"],
  ];
  expect(formatRows(rows)).toEqual(["page      LCP ms  CLS", "/            980", "/donate/    1120    0"]);
});
