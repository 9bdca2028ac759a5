import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

// Whoever knows the address of a subscriber's page can end the subscription.
const LINK_TOKEN = /\/[\w-]{43}(?=[/.]|$)/g;

/**
 * The process's log: JSON lines with request ids. A request is its method and path; addresses, query
 * strings, bodies and tokens are personal or secret and stay out.
 */
export function createLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        '*.authorization',
        '*.password',
        '*.token',
        '*.email',
        '*.headers',
        '*.connectionString',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0]?.replace(LINK_TOKEN, '/[token]'),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
