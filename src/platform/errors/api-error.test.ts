import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DatabaseError } from '../../../db/database-error.ts';
import { QueueTimeoutError } from '../../../db/queue-timeout-error.ts';
import { presentError, toTrpcError } from './api-error.ts';
import { editedMeanwhile, notFound } from './errors.ts';

const stars = { error: 'Choose one to five stars' };
const schema = z.object({ rating: z.int(stars).max(5, stars), claims: z.object({}) });

const refusalOf = (input: unknown) =>
  presentError(
    new TRPCError({ code: 'BAD_REQUEST', cause: schema.safeParse(input).error }),
    'request',
  ).fieldErrors;

it.each([
  [{ rating: 1e308, claims: {} }, { rating: ['Choose one to five stars'] }],
  [{ rating: 5 }, { claims: ['Required'] }],
  [{ rating: 5, claims: 'none' }, { claims: ['Is of the wrong type'] }],
  [null, { body: ['Send an object'] }],
  [[], { body: ['Send an object'] }],
])('%j is refused in words, each said once', (input, fieldErrors) => {
  expect(refusalOf(input)).toEqual(fieldErrors);
});

it.each([
  [notFound('theme', 'Gone.'), 'NOT_FOUND', 'theme_not_found', 'no_such_theme'],
  [
    notFound('theme', 'None.', 'no_active_theme'),
    'NOT_FOUND',
    'theme_not_found',
    'no_active_theme',
  ],
  [editedMeanwhile('Late.', 'notes_changed'), 'CONFLICT', 'edited_meanwhile', 'notes_changed'],
])(
  '%s is presented with the reason that the release before gave',
  (cause, code, reason, formerReason) => {
    const error = toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
    expect(presentError(error, 'request')).toEqual({
      code,
      reason,
      message: cause.message,
      requestId: 'request',
      formerReason,
    });
  },
);

const databaseError = (code: string) => {
  const error = new DatabaseError('', 0, 'error');
  error.code = code;
  return error;
};

it.each([
  ['a connection', new QueueTimeoutError()],
  ['a lock', databaseError('55P03')],
  ['the end of a statement', databaseError('57014')],
  ['another transaction, in a deadlock', databaseError('40P01')],
])(
  'says that a call has waited too long for %s, rather than that the database is down',
  (_, cause) => {
    const error = toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
    expect(presentError(error, 'request')).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      reason: 'too_busy',
      retryAfterSeconds: 2,
    });
  },
);
