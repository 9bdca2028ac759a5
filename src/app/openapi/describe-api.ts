import fastifySwagger from '@fastify/swagger';
import Fastify from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { noopSchemaCompilers } from '../../platform/http/noop-schema-compilers.ts';
import type { RestModule } from '../../platform/rest/rest-module.ts';

/** The OpenAPI document of the calls of `modules`, of a server that has them, too, and never listens. */
export async function describeApi(
  modules: readonly RestModule[],
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
    async (api) => {
      for (const registerModule of modules) {
        registerModule(api.withTypeProvider<ZodTypeProvider>(), refuseCall);
      }
    },
    { prefix },
  );
  await app.ready();
  return app.swagger();
}

function refuseCall(): never {
  throw new Error('This server describes the calls and answers none');
}
