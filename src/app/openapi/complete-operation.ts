import { formerNameHeaders } from '../../platform/deprecation/former-names.ts';
import { MAX_KEY_LENGTH } from '../../platform/idempotency/rules.ts';
import { pageItems } from '../../platform/rest/describe-route.ts';
import { acceptsKey, type DocumentedCall } from '../../platform/rest/documented-calls.ts';
import { exampleOf, type JsonSchema } from './example-of.ts';
import { exampleOfParameter } from './parameter-examples.ts';
import { accessOf } from './security-schemes.ts';

type Schema = JsonSchema & { example?: unknown; items?: Schema };
type Media = { schema: Schema; example?: unknown };
type Body = { content?: Record<string, Media>; description?: string; headers?: object };
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };

/** An operation of the OpenAPI document, as Fastify generates it. */
export type Operation = {
  tags: string[];
  description?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, without content',
};

const FILE_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  ics: 'text/calendar',
  zip: 'application/zip',
};

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random value, such as a UUID, by which a repeat of this request is recognised for 24 hours: it gets the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
  example: '0c9f7a52-6d0e-4a57-9a35-0d6f2b8f3e41',
};

const stringHeader = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

const HEADERS = {
  page: {
    Link: stringHeader(
      'The addresses of the next and the previous page, if there are any (RFC 8288)',
      '</api/admin/people?cursor=WyIyMDMxIl0>; rel="next"',
    ),
  },
  key: {
    'Idempotent-Replayed': stringHeader(
      'true if this is the answer to an earlier request with the same Idempotency-Key',
      'true',
    ),
  },
};

/** The headers of the response to a request with a former name. */
const formerNames = ({ deprecation, sunset, link } = formerNameHeaders('')) => ({
  Deprecation: stringHeader(
    'Since when a name in the request is deprecated (RFC 9745)',
    deprecation,
  ),
  Sunset: stringHeader('When it will no longer be accepted (RFC 8594)', sunset),
  Link: stringHeader('Where the former names are listed', link),
});

/**
 * Completes the OpenAPI description of a call with what Fastify does not derive from its schemas: its id, who may call
 * it, examples next to the schemas, media types of files, headers, and references to the error responses.
 */
export function completeOperation(operation: Operation, call: DocumentedCall) {
  const { name, path, procedure, route } = call;
  const access = accessOf(call);
  const parameters = [
    ...(operation.parameters ?? []).map((parameter) => withExample(parameter, path)),
    ...(acceptsKey(procedure, route) ? [KEY_PARAMETER] : []),
  ];
  return {
    operationId: name.replace('.', '_'),
    ...operation,
    description: [operation.description, access.description].filter(Boolean).join(' '),
    security: access.security,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.requestBody && { requestBody: withMediaExamples(operation.requestBody) }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, body]) => [
        status,
        Number(status) >= 400
          ? { $ref: `#/components/responses/Error${status}` }
          : success(status, body, call),
      ]),
    ),
  };
}

function withExample(parameter: Parameter, path: string) {
  const { name, required, schema } = parameter;
  if (!required) return parameter;
  return { ...parameter, example: exampleOfParameter(name, path) ?? exampleOf(schema, name) };
}

function success(status: string, body: Body, call: DocumentedCall) {
  const { route, procedure } = call;
  const headers = {
    ...(pageItems(procedure._def.output) && HEADERS.page),
    ...(acceptsKey(procedure, route) && HEADERS.key),
    ...(hasFormerField(call) && formerNames()),
  };
  const described = {
    description: DESCRIPTIONS[status] ?? 'Done',
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  if (status === '204') return described;
  if (route.file) return { ...described, content: fileContent(route) };
  return { ...described, ...(body.content && { content: withMediaExamples(body).content }) };
}

/** Former names that contain a dot are those of procedures, not of fields. */
const hasFormerField = ({ procedure }: DocumentedCall) =>
  (procedure._def.meta?.formerNames ?? []).some((name) => !name.includes('.'));

function fileContent({ file, examples }: DocumentedCall['route']) {
  const extension = file?.split('.').at(-1) ?? '';
  const isBinary = extension === 'zip';
  const schema = isBinary ? {} : { type: 'string' };
  return {
    [FILE_TYPES[extension] ?? 'application/octet-stream']: {
      schema,
      ...(examples?.response !== undefined && { example: examples.response }),
    },
  };
}

/**
 * Moves the examples out of the schemas, because code generators would use them for the generated types, and derives
 * those that are missing.
 */
function withMediaExamples<Described extends Body>({ content = {}, ...body }: Described) {
  const media = Object.entries(content).map(([type, { schema }]) => [type, mediaOf(schema)]);
  return { ...body, content: Object.fromEntries(media) as Record<string, Media> };
}

function mediaOf({ example, ...schema }: Schema): Media {
  if (example !== undefined) return { schema, example };
  const { example: one, ...items } = schema.items ?? {};
  if (one !== undefined) return { schema: { ...schema, items }, example: [one] };
  return { schema, example: exampleOf(schema) };
}
