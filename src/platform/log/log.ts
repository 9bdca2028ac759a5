import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { loggedError } from '../errors/logged-error.ts';
import { loggedPath } from '../http/logged-path.ts';
import { bufferedLines } from './buffered-lines.ts';
import { redact, redactLine } from './redact.ts';

// Each serializer returns only what may be logged.
const serializers = {
  err: (error: unknown) => redact(loggedError(error)),
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: loggedPath(request.url),
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
};

/**
 * The process's log: JSON lines with request ids. A request is logged as method and path. IP addresses, query strings,
 * bodies and tokens are left out, because they are personal or secret, and so are values in Postgres errors.
 */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    formatters: { log: (line) => redactLine(line, serializers) },
    serializers,
  };
  return pino(options, stream ?? bufferedLines());
}
