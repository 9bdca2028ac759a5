import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { loggedPath } from './http/logged-path.ts';

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
        path: loggedPath(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
