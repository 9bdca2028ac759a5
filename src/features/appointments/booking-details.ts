import { createHash } from 'node:crypto';
import { storedLanguage } from '../../platform/languages/client-language.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { recordedPlace } from '../scheduling/place-rules.ts';
import type { ConsultationType } from '../scheduling/schema.ts';
import type { BookAppointmentInput } from './schema.ts';

/**
 * The stored fields of a booking except its host: the client's details, the time, and the hash by which a repeated
 * request is recognized.
 */
export function detailsOf(
  { idempotencyKey, language: writtenIn }: Pick<Context, 'idempotencyKey' | 'language'>,
  {
    website: _,
    elapsedMs: __,
    attorney,
    place,
    office,
    language,
    hold: ___,
    contactPreferences,
    otherSide,
    ...input
  }: BookAppointmentInput,
  { type, ...time }: { scheduledDate: Date; duration: number; type: ConsultationType | undefined },
) {
  const { scheduledDate } = time;
  // Left out unless given, so that processes of an earlier release compute the same hash.
  const chosen = {
    ...(attorney && { attorney }),
    ...(place && { place }),
    ...(office && { office }),
    ...(language && { language }),
    ...(contactPreferences && { contactPreferences }),
    ...(otherSide && { otherSide }),
  };
  return {
    ...input,
    ...time,
    place: recordedPlace(type, place),
    language: language ?? null,
    clientLanguage: storedLanguage(writtenIn),
    contactPreferences,
    otherSide,
    idempotencyKey,
    requestHash: createHash('sha256')
      .update(JSON.stringify({ ...input, scheduledDate, ...chosen }))
      .digest('base64url'),
  };
}
