import { islandNames } from "../../src/domain/islands";

it.each([
  ["Riau", ["Sumatra", "Sumatera"]],
  ["Kepulauan Bangka Belitung", ["Sumatra", "Sumatera"]],
  ["Jawa Timur", ["Java", "Jawa"]],
  ["North Kalimantan", ["Kalimantan", "Borneo"]],
  ["Bali", []],
])("%s is on %j", (province, names) => {
  expect(islandNames(province)).toEqual(names);
});
