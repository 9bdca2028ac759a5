import { stdSerializers } from 'pino';
import { DatabaseError } from '../../../db/database-error.ts';

/**
 * An error for the log, without the objects that libraries attach to it: pg attaches its client, with the key that
 * cancels its statements. Of what Postgres refuses it is what and where, not the values, which may be what a
 * client wrote: no detail, no parameters, no quotes from the message.
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

/** What Postgres has refused, wherever it is among an error's causes. */
function refusalsIn(error: unknown, seen = new Set<unknown>()): DatabaseError[] {
  if (!(error instanceof Error) || seen.has(error)) return [];
  seen.add(error);
  const within = error instanceof AggregateError ? error.errors : [];
  const deeper = [error.cause, ...within].flatMap((each) => refusalsIn(each, seen));
  return error instanceof DatabaseError ? [error, ...deeper] : deeper;
}

const withoutValues = (text: string, refusals: readonly DatabaseError[]): string =>
  refusals.reduce((rest, refusal) => rest.replaceAll(refusal.message, () => plain(refusal)), text);

// Class 23 is a constraint and 42 a name or a privilege: they quote names only. A value may hold quotes.
function plain({ code = '', message }: DatabaseError): string {
  if (/^(23|42)/.test(code)) return message;
  return message.replace(/"[\s\S]*"/, '"…"').replace(/: [\s\S]*$/, ': …');
}
