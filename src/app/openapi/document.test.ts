import { Validator } from '@seriousme/openapi-schema-validator';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { listDocumentedCalls } from '../../platform/rest/documented-calls.ts';
import type { RestProcedure } from '../../platform/rest/rest-route.ts';
import { appRouter } from '../app-router.ts';
import { describeApi } from './describe-api.ts';

const PROCEDURES = appRouter._def.procedures as unknown as Record<string, RestProcedure>;
const CALLS = listDocumentedCalls(PROCEDURES);

type Media = { schema: object; example?: unknown };
type Body = { $ref?: string; content?: Record<string, Media>; headers?: Record<string, object> };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    example?: unknown;
    schema: object;
  }[];
  requestBody?: Body;
  responses: Record<string, Body>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Body>; schemas: Record<string, object> };
};

let document: Document;
beforeAll(async () => {
  const publicUrl = 'https://law.example';
  document = (await describeApi(PROCEDURES, { prefix: '/api', publicUrl })) as Document;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      method,
      ...operation,
    })),
  );

/** The operations for which `has` returns true. */
const callsWith = (has: (operation: ReturnType<typeof operations>[number]) => boolean) =>
  operations()
    .filter(has)
    .map(({ call }) => call);

const mediaOf = ({ content = {} }: Body) => Object.entries(content);

it('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  expect([valid, errors]).toEqual([true, undefined]);
});

it('passes the rules of Spectral for OpenAPI documents', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({
    extends: oas as RulesetDefinition,
    // Takes forty seconds; the examples are validated below.
    rules: { 'oas3-valid-media-example': 'off' },
  });
  // A copy without undefined values, as it is sent.
  const found = await spectral.run(JSON.parse(JSON.stringify(document)));
  expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual(
    [],
  );
});

it('describes every documented call', () => {
  expect(operations()).toHaveLength(CALLS.length);
});

describe('every operation', () => {
  it('has a unique id made from the name of its procedure', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual(CALLS.map(({ name }) => name.replace('.', '_')).sort());
    expect(ids.filter((id) => !/^[a-zA-Z]+_[a-zA-Z]+$/.test(id))).toEqual([]);
  });

  it('has a summary, a tag and its authentication', () => {
    expect(callsWith(({ summary, tags, security }) => !summary || !tags[0] || !security)).toEqual(
      [],
    );
  });

  it('has examples of its required parameters, its body and its response', () => {
    const lacks = (body: Body) =>
      mediaOf(body).some(
        ([type, { example }]) => example === undefined && type !== 'application/zip',
      );
    expect(
      callsWith(({ parameters = [], requestBody = {}, responses }) =>
        [
          parameters.some(({ required, example }) => required && example === undefined),
          lacks(requestBody),
          Object.values(responses).some(lacks),
        ].includes(true),
      ),
    ).toEqual([]);
  });

  it('has error responses of the one shape', () => {
    const known = new Set(Object.keys(document.components.responses));
    const isKnown = ([status, { $ref }]: [string, Body]) =>
      $ref === `#/components/responses/Error${status}` && known.has(`Error${status}`);
    expect(
      callsWith(
        ({ responses }) =>
          !Object.entries(responses)
            .filter(([status]) => Number(status) >= 400)
            .every(isKnown),
      ),
    ).toEqual([]);
  });

  it('that is a POST accepts an Idempotency-Key, unless it answers a file or counts visits', () => {
    const acceptsKey = ({ parameters = [] }: Operation) =>
      parameters.some(({ name }) => name === 'Idempotency-Key');
    const mutations = new Set(
      CALLS.filter(
        ({ method, procedure, route }) =>
          method === 'post' && procedure._def.type === 'mutation' && !route.file,
      ).map(({ name }) => name.replace('.', '_')),
    );
    expect(
      callsWith((operation) => acceptsKey(operation) !== mutations.has(operation.operationId)),
    ).toEqual(['POST /api/visits']);
  });
});

describe('examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  beforeAll(() => {
    ajv.addSchema(document.components.schemas.Error ?? {}, '#/components/schemas/Error');
  });

  const faultsOf = (schema: object, example: unknown): string[] => {
    const refersToError = JSON.stringify(schema) === '{"$ref":"#/components/schemas/Error"}';
    const validate = ajv.compile(
      refersToError ? (document.components.schemas.Error ?? {}) : schema,
    );
    if (validate(example)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };

  it('are valid by their schemas', () => {
    const faults = operations().flatMap(
      ({ call, parameters = [], requestBody = {}, responses }) => {
        const media = [requestBody, ...Object.values(responses)].flatMap(mediaOf);
        return [...parameters, ...media.map(([, one]) => one)]
          .filter(({ example }) => example !== undefined)
          .flatMap(({ schema, example }) => faultsOf(schema, example))
          .map((fault) => `${call}: ${fault}`);
      },
    );
    expect(faults).toEqual([]);
  });

  it('of errors are valid, too', () => {
    for (const response of Object.values(document.components.responses)) {
      for (const [, { schema, example }] of mediaOf(response)) {
        expect(faultsOf(schema, example)).toEqual([]);
      }
    }
  });
});
