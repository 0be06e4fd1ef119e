import { describeIssue } from "../../src/content-model/describe-issue";
import { text } from "../../src/content-model/field";
import { asPhoneNumber, phoneNumber } from "../../src/content-model/phone-number";
import { problemSentence } from "../../src/content-model/problem-text";

const phone = text({ label: { en: "Phone", id: "Telepon" }, pattern: phoneNumber });

it.each([
  ["0812-3456-789", "+62 812 3456 789"],
  ["(021) 5550 0142", "+62 21 5550 0142"],
  ["62 812 3456 789", "+62 812 3456 789"],
  ["+62.812.3456.789", "+62 812 3456 789"],
  ["0049 30 1234567", "+49 30 1234567"],
  ["5550 0142", undefined],
  ["081", undefined],
  ["call us", undefined],
])("knows how %s is written with the code of its country", (written, number) => {
  expect(asPhoneNumber(written)).toBe(number);
});

it.each([
  ["0812-3456-789", "+62 812 3456 789"],
  ["5550 0142", phoneNumber.example],
])("says what is wrong with %s, and how it would be", (written, number) => {
  const { error } = phone.safeParse(written);
  const told = (["en", "id"] as const).map((language) =>
    error?.issues.flatMap((issue) =>
      describeIssue(issue, written, language).map((problem) => problemSentence(problem, language)),
    ),
  );
  expect(told).toEqual([
    [`a phone number begins with + and the code of the country, and has digits and spaces only: ${number}`],
    [`nomor telepon diawali + dan kode negara, lalu hanya angka dan spasi: ${number}`],
  ]);
});
