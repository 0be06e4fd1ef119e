import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { indonesian } from "../../../src/cms/interface/indonesian/indonesian";
import { decapEnglish, flatPhrases } from "./decap-english";

/** English words that Indonesian texts of the editors' area may have, in lower case, by the reason. */
const shared = {
  "names of products, services and places":
    "github gitlab gitea forgejo bitbucket azure netlify identity gateway git iphone midtrans qris safari samsung stripe whatsapp excel word",
  "formats of files": "csv gif heic jpeg markdown pdf png svg utf webp",
  "units, letters and keys": "mb kb co e a z backspace ctrl enter escape",
  "patterns of dates": "d mmmm",
  "Indonesian words of the great dictionary (KBBI)":
    "area bank data demo desktop dialog film folder format label media rupiah server status tab transfer video",
  "Indonesian words that look like English ones": "as",
  "terms of the trade, which the dictionary lacks": "cms hosting",
};

const root = path.resolve(__dirname, "../../../src");

/** Folders of which an editor reads texts. */
const folders = ["cms", "content-model", "build/validation"];

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const file = path.join(root, folder, name);
      return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    }),
);

/** All nodes of the kinds that a guard lets through, below a node and the node itself. */
function nodes<Kind extends ts.Node>(node: ts.Node, isKind: (each: ts.Node) => each is Kind): Kind[] {
  const below = node.getChildren().flatMap((child) => nodes(child, isKind));
  return isKind(node) ? [node, ...below] : below;
}

/** What a property of an object is, looked up in the file if it is only named there. */
function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  const property = object.properties.find((each) => each.name?.getText() === name);
  if (!property || !ts.isPropertyAssignment(property)) return undefined;
  const { initializer } = property;
  if (!ts.isIdentifier(initializer)) return initializer;
  const declarations = nodes(object.getSourceFile(), ts.isVariableDeclaration);
  return declarations.find((each) => each.name.getText() === initializer.text)?.initializer;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralToken =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

const isImport = (node: ts.Node) =>
  ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Every text that the code writes in both languages, `{ en: …, id: … }`, and where. */
function pairs() {
  return sources.flatMap((source) =>
    nodes(source, ts.isObjectLiteralExpression).flatMap((object) => {
      const [english, own] = [valueOf(object, "en"), valueOf(object, "id")];
      if (!english || !own) return [];
      const texts = (node: ts.Node) =>
        nodes(node, isText)
          .filter((each) => !isImport(each))
          .map((each) => each.text);
      return [{ file: path.relative(root, source.fileName), english: texts(english), own: texts(own) }];
    }),
  );
}

/** The words of a text in lower case, without addresses, names of files and what is put in. */
function words(text: string): string[] {
  const bare = text.replaceAll(/%\{\w+\}|\{\{.*?\}\}|(?:^|(?<=[\s(“]))[\w.]*\/\S*/g, " ");
  return bare.toLowerCase().match(/\p{L}+/gu) ?? [];
}

it("says no English word in Indonesian, except those that both languages have", () => {
  const written = pairs();
  const english = new Set([
    ...written.flatMap(({ english: texts }) => texts.flatMap(words)),
    ...flatPhrases(decapEnglish()).flatMap(([, phrase]) => words(phrase)),
  ]);
  const allowed = new Set(Object.values(shared).flatMap((each) => each.split(" ")));
  const own = [
    ...written.flatMap(({ file, own: texts }) => texts.map((text) => [file, text] as const)),
    ...flatPhrases(indonesian),
  ];
  const found = own.flatMap(([place, text]) =>
    words(text)
      .filter((word) => english.has(word) && !allowed.has(word))
      .map((word) => `${word}, in ${place}: ${text}`),
  );
  expect(found).toEqual([]);
  // a word that no text has any more is no exception
  const said = new Set(own.flatMap(([, text]) => words(text)));
  expect([...allowed].filter((word) => !said.has(word) || !english.has(word))).toEqual([]);
});
