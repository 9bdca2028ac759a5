import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isStatementTimeout } from '../../../../db/database-error.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { clientKey } from '../../../platform/rate-limits/client-key.ts';
import { CognitoError } from './cognito-error.ts';
import { findOperation } from './operations.ts';
import type { LocalPool } from './pool.ts';

const AMZ_JSON = 'application/x-amz-json-1.1';
const RETRY_AFTER_OUTAGE_SECONDS = 2;
const KEYS_MAX_AGE_SECONDS = 300;

/**
 * The embedded user pool, speaking Amazon Cognito's wire protocol: requests meant for `cognito-idp` go to `idp/`, those
 * for `cognito-identity` go to `identity/`.
 */
export async function localPoolPlugin(
  app: FastifyInstance,
  { pool }: { pool: LocalPool },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(AMZ_JSON, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new CognitoError('SerializationException', 'The request is not valid JSON.'));
    }
  });
  app.setErrorHandler(sendRefusal);
  app.addHook('onClose', () => pool.background.settled());

  for (const service of ['idp', 'identity'] as const) {
    app.post(`/${service}/`, { config: { acceptsTypes: [AMZ_JSON] } }, async (request, reply) => {
      const run = findOperation(service, String(request.headers['x-amz-target'] ?? ''));
      const answer = await run(
        {
          ...pool,
          clientKey: clientKey(request.ip),
          userAgent: request.headers['user-agent'],
        },
        request.body,
      );
      return send(reply, request, answer);
    });
  }

  app.get(`/${pool.userPoolId}/.well-known/jwks.json`, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`)
      .send({ keys: [pool.signingKey.publicJwk] }),
  );
}

function send(reply: FastifyReply, request: FastifyRequest, answer: object) {
  return reply.type(AMZ_JSON).header('x-amzn-requestid', request.id).send(JSON.stringify(answer));
}

function sendRefusal(
  error: FastifyError | CognitoError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { status, type, message, retryAfterSeconds } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, 'call to the user pool failed');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(status).header('x-amzn-errortype', `${type}:`);
  return send(reply, request, { __type: type, message });
}

type Refusal = { status: number; type: string; message: string; retryAfterSeconds?: number };

function refusalOf(error: FastifyError | CognitoError | DomainError): Refusal {
  if (error instanceof CognitoError) {
    return { status: 400, type: error.type, message: error.message };
  }
  if (error instanceof DomainError) return refusalOfDomain(error);
  if (isDatabaseUnavailable(error) || isStatementTimeout(error)) {
    return {
      status: 503,
      type: 'ServiceUnavailableException',
      message: 'Service is unavailable, please try again in a moment.',
      retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS,
    };
  }
  const { statusCode } = error;
  if (statusCode && statusCode < 500) {
    return { status: statusCode, type: 'SerializationException', message: error.message };
  }
  return { status: 500, type: 'InternalErrorException', message: 'Internal error.' };
}

function refusalOfDomain({ kind, message, details }: DomainError): Refusal {
  const { retryAfterSeconds } = details;
  if (kind === 'rate_limited') {
    return {
      status: 429,
      type: 'TooManyRequestsException',
      message,
      ...(retryAfterSeconds && { retryAfterSeconds }),
    };
  }
  return { status: 403, type: 'ForbiddenException', message };
}
