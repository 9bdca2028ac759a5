import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../errors/errors.ts';

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** A request target in origin form (RFC 9112 §3.2): the path and query of an absolute one. */
export function originForm(target: string): string {
  if (target.startsWith('/') || !ABSOLUTE.test(target)) return target;
  const rest = target.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Whether a request has at most one Host header: with two, this server and a proxy in front of it could use different
 * ones.
 */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** Rejects requests with two Host headers, and the target `*` (the whole server) with any method but OPTIONS. */
export function registerRequestTarget(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    if (!namesOneHost(raw)) throw malformed();
    if (raw.url !== '*') return;
    if (method !== 'OPTIONS') throw malformed();
    return reply.code(204).header('allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS').send();
  });
}

const malformed = () => new DomainError('invalid', 'malformed_request', errors.malformedRequest);
