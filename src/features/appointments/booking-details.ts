import { createHash } from 'node:crypto';
import type { Context } from '../../platform/trpc/context.ts';
import type { BookAppointmentInput } from './schema.ts';

/**
 * The stored fields of a booking except its host: the client's details, the time, and the hash by which a repeated
 * request is recognized.
 */
export function detailsOf(
  { idempotencyKey }: Pick<Context, 'idempotencyKey'>,
  {
    website: _,
    elapsedMs: __,
    attorney,
    office,
    language,
    hold: ___,
    contactPreferences,
    otherSide,
    ...input
  }: BookAppointmentInput,
  time: { scheduledDate: Date; duration: number },
) {
  const { scheduledDate } = time;
  // Left out unless given, so that processes of an earlier release compute the same hash.
  const chosen = {
    ...(attorney && { attorney }),
    ...(office && { office }),
    ...(language && { language }),
    ...(contactPreferences && { contactPreferences }),
    ...(otherSide && { otherSide }),
  };
  return {
    ...input,
    ...time,
    contactPreferences,
    otherSide,
    idempotencyKey,
    requestHash: createHash('sha256')
      .update(JSON.stringify({ ...input, scheduledDate, ...chosen }))
      .digest('base64url'),
  };
}
