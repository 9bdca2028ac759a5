import fastifySwagger from '@fastify/swagger';
import Fastify from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { noopSchemaCompilers } from '../../platform/http/noop-schema-compilers.ts';
import { listDocumentedCalls } from '../../platform/rest/documented-calls.ts';
import { registerRestRoutes } from '../../platform/rest/register-routes.ts';
import type { RestProcedure } from '../../platform/rest/rest-route.ts';
import { completeOperation, type Operation } from './complete-operation.ts';
import { ERROR_RESPONSES } from './error-responses.ts';
import { apiErrorSchema } from './error-schema.ts';
import { API_NOTES, notesAsMarkdown } from './notes.ts';
import { SECURITY_SCHEMES } from './security-schemes.ts';

/**
 * Generates the OpenAPI document for the documented routes of `procedures`, from a server that registers them but never
 * listens.
 */
export async function describeApi(
  procedures: Record<string, RestProcedure>,
  { prefix, publicUrl }: { prefix: string; publicUrl: string },
): Promise<object> {
  const app = Fastify({ schemaController: noopSchemaCompilers });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lawfront',
        version: '1',
        description: notesAsMarkdown(API_NOTES),
        contact: { name: 'The operator of this site', url: `${publicUrl}/contact` },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(
    async (api) => registerRestRoutes(api, procedures, refuseCall, { errorSchema: apiErrorSchema }),
    { prefix },
  );
  await app.ready();
  return completed(app.swagger() as unknown as Described, procedures, prefix);
}

type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

function completed(
  document: Described,
  procedures: Record<string, RestProcedure>,
  prefix: string,
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of listDocumentedCalls(procedures)) {
    const path = prefix + call.path;
    const operation = document.paths[path]?.[call.method];
    if (!operation) throw new Error(`${call.name} is not described`);
    paths[path] = { ...paths[path], [call.method]: completeOperation(operation, call) };
  }
  const tags = new Set(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation.tags),
    ),
  );
  const { Error: error } = document.components.schemas;
  const responses = Object.fromEntries(
    Object.entries(ERROR_RESPONSES).map(([status, response]) => [`Error${status}`, response]),
  );
  return {
    ...document,
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: { schemas: { Error: error }, responses, securitySchemes: SECURITY_SCHEMES },
  };
}

function refuseCall(): never {
  throw new Error('This server describes the calls and answers none');
}
