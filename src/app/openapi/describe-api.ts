import fastifySwagger from '@fastify/swagger';
import Fastify from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { noopSchemaCompilers } from '../../platform/http/noop-schema-compilers.ts';
import { registerRestRoutes } from '../../platform/rest/register-routes.ts';
import type { RestProcedure } from '../../platform/rest/rest-route.ts';

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
        description:
          'Failures answer { code, reason, message, requestId, fieldErrors? } with the fitting status.',
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(
    async (api) => registerRestRoutes(api, procedures, refuseCall, { isDescribed: true }),
    { prefix },
  );
  await app.ready();
  return app.swagger();
}

function refuseCall(): never {
  throw new Error('This server describes the calls and answers none');
}
