import { stdSerializers } from 'pino';
import { DatabaseError } from '../../../db/database-error.ts';

/**
 * Prepares an error for the log, without the objects that libraries attach to it: pg attaches its client, which
 * includes the key that cancels its statements. Of a Postgres error it keeps what failed and where, but no values,
 * which may be a client's input: no detail, no parameters, no quoted text from the message.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const refusals = refusalsIn(error);
  const { type, message, stack, aggregateErrors, ...attached } = stdSerializers.err(error);
  const [first] = refusals;
  if (!first) {
    const plainly = Object.entries(attached).filter(([, value]) => typeof value !== 'object');
    const parts =
      error instanceof AggregateError ? { aggregateErrors: error.errors.map(loggedError) } : {};
    return { type, message, stack, ...Object.fromEntries(plainly), ...parts };
  }
  const { code, constraint, table, column, routine } = first;
  return {
    type,
    message: withoutValues(message, refusals),
    stack: withoutValues(stack, refusals),
    code,
    constraint,
    table,
    column,
    routine,
  };
}

/** All Postgres errors among an error and its causes. */
function refusalsIn(error: unknown, seen = new Set<unknown>()): DatabaseError[] {
  if (!(error instanceof Error) || seen.has(error)) return [];
  seen.add(error);
  const within = error instanceof AggregateError ? error.errors : [];
  const deeper = [error.cause, ...within].flatMap((each) => refusalsIn(each, seen));
  return error instanceof DatabaseError ? [error, ...deeper] : deeper;
}

const withoutValues = (text: string, refusals: readonly DatabaseError[]): string =>
  refusals.reduce((rest, refusal) => rest.replaceAll(refusal.message, () => plain(refusal)), text);

// Errors of class 23 (constraints) and 42 (names and privileges) quote names only. In others, the quoted text may be a
// value, which may itself contain quotes.
function plain({ code = '', message }: DatabaseError): string {
  if (/^(23|42)/.test(code)) return message;
  return message.replace(/"[\s\S]*"/, '"…"').replace(/: [\s\S]*$/, ': …');
}
