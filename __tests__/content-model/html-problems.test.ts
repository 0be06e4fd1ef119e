import { z } from "zod";
import { markdown, text } from "../../src/content-model/field";
import { htmlProblems } from "../../src/content-model/html-problems";

const label = { en: "Text", id: "Teks" };
const schema = z.object({ body: markdown({ label }), title: text({ label }) });
const problems = (body: string) => htmlProblems(schema, { body, title: "<name>" });

it.each([
  ["Kirim ke <nama anda> hari ini.", "<nama anda>"],
  ["<murah>\nHarga bibit", "<murah>"],
  ["<div>Harga <murah></div>", "<murah>"],
  ["<script>alert(1)</script>", "<script>"],
  ["<?php words ?>", "<?php words ?>"],
  ["- in a list: **<nama>**", "<nama>"],
])("tells of words that would be lost: %s", (body, lost) => {
  const expected = `\\${lost}, since visitors would not see what < begins here`;
  expect(problems(body)).toEqual([{ field: "body", found: JSON.stringify(lost), expected }]);
});

it.each([
  String.raw`Kirim ke \<nama anda>.`,
  "<b>tebal</b>, CO<sub>2</sub><br>\n\n<!-- a <note> -->",
  "<https://a.example/> and 3 < 5, `<nama>`",
  '<div align="center">\nwords\n</div>',
])("lets stand what loses no words: %s", (body) => {
  expect(problems(body)).toEqual([]);
});
