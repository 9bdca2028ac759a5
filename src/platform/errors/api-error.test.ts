import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { presentError } from './api-error.ts';

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
