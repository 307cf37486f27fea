import * as z from 'zod/mini';
import { API_PATH, apiEndpoints, apiErrorSchema } from '#src/model/api/contracts.ts';

/** The statuses that every endpoint may answer with, and what they mean. */
const REFUSALS = {
  400: 'The input does not match its schema.',
  401: 'The token is missing, unknown or revoked.',
  403: 'The token does not reach this.',
  404: 'There is no such record.',
  409: 'There is no room for more.',
  413: 'The body or the file is too large; `limit` says how large it may be.',
  429: 'Too many requests; `Retry-After` says for how many seconds to wait.',
  500: 'Something has failed. The same request may be repeated.',
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

const error = { $ref: '#/components/schemas/Error' };

const refusals = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    status,
    { description, content: json(error) },
  ]),
);

/** Within a document of OpenAPI 3.1 a schema does not say which version of JSON Schema it is of. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const parametersOf = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** One operation of the document. */
function operation(name: keyof typeof apiEndpoints) {
  const { method, path, summary, isForGallery, input, output } = apiEndpoints[name];
  const parameters = parametersOf(path);
  return {
    operationId: name,
    summary,
    description: isForGallery
      ? 'Also for a token of one gallery.'
      : 'Not for a token of one gallery.',
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && {
      requestBody: { required: true, content: json(schemaOf(input, 'input')) },
    }),
    responses: {
      200: { description: 'Done.', content: json(schemaOf(output, 'output')) },
      ...refusals,
    },
  };
}

type Paths = Record<string, Record<string, ReturnType<typeof operation>>>;

/** The interface for programs as an OpenAPI document, made of its contracts. */
export function openApi() {
  const paths: Paths = {};
  for (const name of Object.keys(apiEndpoints) as (keyof typeof apiEndpoints)[]) {
    const { method, path } = apiEndpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Interface for programs', version: '1' },
    // Of the shop's own address: the document is the same for every business.
    servers: [{ url: API_PATH }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(apiErrorSchema, 'output') },
    },
  };
}

const BEGIN = '<!-- endpoints: generated -->';
const END = '<!-- /endpoints -->';

/** The text of the guide with the list of endpoints as the contracts state it. */
export function withEndpoints(guide: string): string {
  const lines = Object.values(apiEndpoints).map(
    ({ method, path, isForGallery, summary }) =>
      `- \`${method} ${path}\`${isForGallery ? ' (also a token of one gallery)' : ''}: ${summary}`,
  );
  const [before = '', rest = ''] = guide.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`;
}
