import type { Db } from '../../../../db/client.ts';
import { backoffMs } from '../../../platform/background/backoff.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { addMilliseconds } from '../../../platform/time/date-math.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { type CalendarPeers, openStoredService } from '../open-service.ts';
import { CalendarError } from '../providers/calendar-error.ts';
import { findCalendar } from '../queries.ts';
import {
  type ClaimedSync,
  claimSync,
  findSyncSubject,
  recordIntendedTime,
  type SyncKey,
} from './claim-queries.ts';
import { eventKeyOf, eventOf, uidOf } from './event-of.ts';
import {
  markEventGone,
  markEventSynced,
  markSyncFailed,
  markSyncSettled,
} from './outcome-queries.ts';

export type SyncDeps = {
  db: Db;
  secrets: SecretBox;
  peers: CalendarPeers;
  publicUrl: string;
  now: () => Date;
};

/** 15 seconds to 30 minutes, with jitter, so that events that failed together are not all retried together. */
const BACKOFF = { firstMs: 15_000, maxMs: 30 * 60_000, jitter: 0.2 };

/**
 * Brings the event of an appointment in a calendar up to date, or removes it. A lease prevents concurrent work on the
 * same event; an event from an interrupted attempt is found again by its key, so that there are no duplicates. A
 * failure is recorded with the time of the next try; a `CalendarError` is not rethrown.
 */
export async function syncAppointment(deps: SyncDeps, key: SyncKey): Promise<void> {
  const { db, now } = deps;
  const claimed = await claimSync(db, key, now());
  if (!claimed) return;
  try {
    await syncClaimed(deps, claimed);
  } catch (error) {
    await markSyncFailed(db, claimed, {
      error: error instanceof CalendarError ? error.message : 'Internal error on this site.',
      nextTryAt: nextTry(error, claimed.attempts, now()),
    });
    if (!(error instanceof CalendarError)) throw error;
  }
}

async function syncClaimed(deps: SyncDeps, claimed: ClaimedSync): Promise<void> {
  const { db, publicUrl, now } = deps;
  const [subject, firm, calendar] = await Promise.all([
    findSyncSubject(db, claimed),
    getFirmProfile(db),
    findCalendar(db, claimed.calendarId),
  ]);
  // The calendar has been deleted in the meantime, and the row with it.
  if (!subject || !calendar) return;
  const appointment = appointmentIn(subject);
  const isWanted = subject.isItsCalendar && appointment && appointment.status !== 'cancelled';
  if (
    isWanted &&
    (appointment.status === 'completed' || isPastWithoutEvent(claimed, appointment, now()))
  ) {
    return markSyncSettled(db, claimed);
  }
  const open = () => openStoredService(deps, calendar, firm);
  if (!isWanted) {
    if (claimed.mayExist) {
      await open().cancelEvent({
        ...claimed,
        key: eventKeyOf(claimed),
        version: claimed.wantedVersion,
        uid: uidOf(claimed.appointmentId, publicUrl),
      });
    }
    return db.transaction().execute((tx) => markEventGone(tx, claimed, now()));
  }
  const event = eventOf(claimed, appointment, { publicUrl, zone: firm.zone });
  const service = open();
  await recordIntendedTime(db, claimed, event);
  const eventId =
    claimed.eventId === null
      ? await service.createEvent(event, { mayExist: claimed.mayExist })
      : await service.updateEvent(claimed.eventId, event);
  await db.transaction().execute((tx) => markEventSynced(tx, claimed, { eventId, now: now() }));
}

type Subject = NonNullable<Awaited<ReturnType<typeof findSyncSubject>>>;

function appointmentIn({ id, firstName, lastName, scheduledDate, endsAt, status }: Subject) {
  if (id === null || firstName === null || lastName === null || status === null) return undefined;
  if (scheduledDate === null || endsAt === null) return undefined;
  return { id, firstName, lastName, scheduledDate, endsAt, status };
}

const isPastWithoutEvent = (claimed: ClaimedSync, { endsAt }: { endsAt: Date }, now: Date) =>
  !claimed.mayExist && endsAt <= now;

/** When to retry; null if the error needs somebody's attention. */
function nextTry(error: unknown, attempts: number, now: Date): Date | null {
  if (error instanceof CalendarError && !error.isTemporary) return null;
  const askedSeconds = error instanceof CalendarError ? (error.retryAfterSeconds ?? 0) : 0;
  return addMilliseconds(now, backoffMs(attempts, BACKOFF, askedSeconds * 1_000));
}
