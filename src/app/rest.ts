import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentInWords } from '../features/jurisdictions/document-words.ts';
import { findTradeWords } from '../features/jurisdictions/find-trade-words.ts';
import { AMERICAN } from '../features/jurisdictions/words-rules.ts';
import {
  registerConditionalReads,
  registerPrivateReads,
} from '../platform/http/conditional-reads.ts';
import { SCRIPTLESS_POLICY } from '../platform/http/plain-forms.ts';
import { type RestCaller, registerRestRoutes } from '../platform/rest/register-routes.ts';
import type { RestProcedure } from '../platform/rest/rest-route.ts';
import type { Context } from '../platform/trpc/context.ts';
import { appRouter, createCaller } from './app-router.ts';
import { apiReferencePage } from './openapi/reference-page.ts';

const PROCEDURES = appRouter._def.procedures as unknown as Record<string, RestProcedure>;

type Options = {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context;
  publicUrl: string;
};

/**
 * Registers the documented routes under /api, which procedures declare with `.meta({ rest })`, and their OpenAPI
 * document.
 */
export async function restPlugin(app: FastifyInstance, { contextFor, publicUrl }: Options) {
  registerPrivateReads(app);
  registerConditionalReads(app);
  registerRestRoutes(
    app,
    PROCEDURES,
    (request, reply) => createCaller(contextFor(request, reply)) as unknown as RestCaller,
  );

  let description: Promise<object> | undefined;
  const describe = () => {
    description ??= import('./openapi/describe-api.ts').then(({ describeApi }) =>
      describeApi(PROCEDURES, { prefix: app.prefix, publicUrl }),
    );
    return description;
  };
  /** In the words of the firm, if the database can say which. */
  const describeIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const words = findTradeWords(contextFor(request, reply).db).catch(() => AMERICAN);
    return documentInWords(await describe(), await words);
  };
  app.get('/openapi.json', describeIn);
  app.get('/docs', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', SCRIPTLESS_POLICY)
      .send(apiReferencePage(await describeIn(request, reply), (await app.imprint()).lines)),
  );
  for (const rest of ['/', '/*']) {
    app.all(rest, (_request, reply) => reply.callNotFound());
  }
}
