import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Route } from "../../../src/domain/api-path";
import { handleApi } from "../../../src/server/handle-api";
import type { Handler, ServerAnswer } from "../../../src/server/http/request";
import { openApiDocument } from "../../../src/server/openapi/document";
import { testRuntime } from "./runtime";

interface DescribedAnswer {
  readonly content: Readonly<Record<string, { readonly schema?: object }>>;
}

const described = openApiDocument(testRuntime());

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: "api", components: described.components });

const validators = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
  const made = ajv.compile(JSON.parse(text) as object);
  validators.set(schema, made);
  return made;
}

/** Statuses that the description has for a route. */
export const describedStatuses = (route: Route) => Object.keys(answersOf(route));

function answersOf(route: Route): Readonly<Record<string, DescribedAnswer>> {
  const [operation] = Object.values(described.paths[`/${route}`] ?? {});
  return operation?.responses ?? {};
}

/** The answers that the tests of this file were given, `inquiries 201`, and the codes of refusals, `too_large`. */
export const given = new Set<string>();

/** The handler of a route as visitors reach it. Every answer is held against the API's description. */
export function routeHandler(route: Route): Handler {
  return async (request, runtime) => {
    const answer = await handleApi({ ...request, path: route }, runtime);
    const problem = problemOf(route, answer);
    if (problem)
      throw new Error(`/api/${route} answered ${answer.status} ${answer.body.slice(0, 300)}: ${problem}`);
    given.add(`${route} ${answer.status}`);
    const [, code] = /"code":"(\w+)"/.exec(answer.body) ?? [];
    if (code) given.add(code);
    return answer;
  };
}

/** What an answer has that the description has not; undefined if nothing. */
export function problemOf(route: Route, { status, headers, body }: ServerAnswer): string | undefined {
  const answer = answersOf(route)[status];
  if (!answer) return "this status is not described";
  const [type = ""] = (headers["content-type"] ?? "").split(";");
  const content = answer.content[type];
  if (!content) return type === "" && body === "" ? undefined : `${type} is not described`;
  if (!content.schema) return undefined;
  const validate = validatorOf(content.schema);
  return validate(JSON.parse(body)) ? undefined : ajv.errorsText(validate.errors);
}
