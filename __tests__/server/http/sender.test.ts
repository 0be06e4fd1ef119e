import { networksOf } from "../../../src/server/http/sender";

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["::ffff:203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["2001:db8:1:2:3:4:5:6", ["20010db800010002/64", "20010db8000100/56", "20010db80001/48"]],
  ["2001:0DB8:0001:0002::9", ["20010db800010002/64", "20010db8000100/56", "20010db80001/48"]],
  ["2001:db8::1", ["20010db800000000/64", "20010db8000000/56", "20010db80000/48"]],
  ["fe80::1%eth0", ["fe80000000000000/64", "fe800000000000/56", "fe8000000000/48"]],
  ["::1", ["0/64", "0/56", "0/48"]],
  ["unknown", ["unknown"]],
  ["", [""]],
])("counts %p in the networks %p", (address, networks) => {
  const hex = (name: string) => name.replace(/^0+(?=[\da-f])/, "");
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks.map(hex));
});

test("a wider network holds more senders", () => {
  expect(networksOf("2001:db8::1").map(({ share }) => share)).toEqual([1, 4, 16]);
  expect(networksOf("203.0.113.7").map(({ share }) => share)).toEqual([1, 16]);
});
