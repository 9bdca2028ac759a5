import { PAYLOAD_VERSION } from '../rules.ts';

/** A recorded event. `details` say who the client is; null if no endpoint asked for them, or they were deleted. */
export type RecordedEvent = {
  eventId: string;
  type: string;
  sequence: string;
  occurredAt: Date;
  data: Readonly<Record<string, unknown>>;
  details: Readonly<Record<string, unknown>> | null;
};

/** The body of an event, as JSON. Identical for every attempt. */
export function payloadOf(
  { eventId, type, sequence, occurredAt, data, details }: RecordedEvent,
  { includesDetails }: { includesDetails: boolean },
): string {
  return JSON.stringify({
    id: eventId,
    type,
    version: PAYLOAD_VERSION,
    sequence: Number(sequence),
    timestamp: occurredAt.toISOString(),
    data: { ...data, ...(includesDetails && details) },
  });
}
