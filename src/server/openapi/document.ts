import { z } from "zod";
import { refusal } from "../../domain/contract/answers";
import { named } from "../../domain/contract/registry";
import { jsonAnswer } from "../http/answer";
import { readAtMost } from "../http/incoming";
import type { Handler } from "../http/request";
import { type Runtime, siteUrl } from "../runtime";
import type { Operation, OperationAnswer } from "./operation";
import { operations } from "./operations";

/** `GET /api/openapi.json`: what every route takes and answers, for programs. */
export const handleOpenApi: Handler = (_request, runtime) =>
  Promise.resolve(jsonAnswer(200, openApiDocument(runtime)));

/** Answers that any route may give; some come from the server in front. */
const everyRoute: Operation["answers"] = {
  400: { description: "The body is not what its `Content-Encoding` says.", json: refusal, isPage: true },
  405: {
    description: "Another method than this one. `Allow` names those that can be used.",
    json: refusal,
    isPage: true,
  },
  413: { description: `The body is larger than ${readAtMost / 1024 ** 2} MiB.`, json: refusal, isPage: true },
  415: { description: "The body has a `Content-Encoding` that is not known.", json: refusal, isPage: true },
  500: { description: "A fault on our side.", json: refusal, isPage: true },
  503: {
    description: "The settings cannot be read, or there are no functions yet: try again later.",
    json: refusal,
    isPage: true,
  },
};

/** The OpenAPI 3.1 description of this site's routes, made from the schemas of the contract. */
export function openApiDocument(runtime: Pick<Runtime, "environment" | "siteData">) {
  return {
    openapi: "3.1.1",
    info: {
      title: runtime.siteData.site.name,
      version: "1",
      description: "What forms and result pages send, and the answers. docs/api.md has the rules behind it.",
    },
    servers: [{ url: `${siteUrl(runtime)}/api` }],
    paths: Object.fromEntries(
      Object.entries(operations).map(([route, operation]) => [`/${route}`, pathItem(operation)]),
    ),
    components: {
      schemas: (schemas ??= components()),
      securitySchemes: { secret: { type: "http", scheme: "bearer" } },
    },
  };
}

function pathItem({ method, summary, body, query = {}, needsSecret, answers }: Operation) {
  return {
    [method.toLowerCase()]: {
      summary,
      ...(needsSecret && { security: [{ secret: [] }] }),
      ...(body && { requestBody: { required: true, content: contentTypes(body) } }),
      parameters: Object.entries(query).map(([name, description]) => ({
        ...{ name, description, in: "query", schema: { type: "string" } },
      })),
      responses: Object.fromEntries(
        Object.entries({ ...everyRoute, ...answers }).map(([status, answer]) => [
          status,
          // what the server in front says with the status of an answer of the route, has the shapes of both
          response({ ...everyRoute[Number(status)], ...answer }),
        ]),
      ),
    },
  };
}

const contentTypes = ({ schema, type = "application/json", asForm }: NonNullable<Operation["body"]>) => ({
  [type]: { schema: reference(schema) },
  ...(asForm && { "application/x-www-form-urlencoded": { schema: reference(schema) } }),
});

const response = ({ description, json, isPage, files = [] }: OperationAnswer) => ({
  description,
  content: {
    ...(json && { "application/json": { schema: reference(json) } }),
    ...(isPage && { "text/html": {} }),
    ...Object.fromEntries(files.map((type) => [type, {}])),
  },
});

const addressOf = (id: string) => `#/components/schemas/${id}`;

const reference = (schema: z.ZodType) => ({ $ref: addressOf(named.get(schema)?.id ?? "") });

/** Made when they are asked for first: it takes two milliseconds, and anybody may ask as often as they like. */
let schemas: ReturnType<typeof components> | undefined;

/** Every schema that the contract names. */
function components() {
  const made = z.toJSONSchema(named, {
    uri: addressOf,
    // it means something else there: `readOnly` fields are in answers only
    override: ({ jsonSchema }) => delete jsonSchema.readOnly,
  });
  return Object.fromEntries(Object.entries(made.schemas).map(([id, schema]) => [id, withoutAddress(schema)]));
}

/** Without `$id` and `$schema`, which a schema inside a description does not have. */
const withoutAddress = (schema: object) =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !name.startsWith("$")));
