import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/client.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { addHours, addMinutes } from '../../platform/time/date-math.ts';
import { localDateTimeOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { CHANGE_UNTIL_HOURS } from '../appointments/rules.ts';
import { mayUse } from '../contact-preferences/rules.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import { busyRange } from '../scheduling/busy/busy-range.ts';
import { readBusyText } from '../scheduling/busy/queries.ts';
import { changeCalendar } from '../scheduling/change-calendar.ts';
import { TimeTakenError } from '../scheduling/change-calendar-queries.ts';
import { endExpiredHolds, insertHold } from '../scheduling/holds/queries.ts';
import { getBookingTerms, getSchedule } from '../scheduling/queries.ts';
import { requireSlot } from '../scheduling/require-slot.ts';
import type { Schedule } from '../scheduling/schema.ts';
import { blockAppointmentWrites } from '../scheduling/time-off/queries.ts';
import { endWait } from './end-wait.ts';
import {
  countUnanswered,
  endOpenOffer,
  insertOffer,
  listOffersOf,
  listOverdue,
} from './offer-queries.ts';
import { hasOpenWaits, listOpenWaits, listPointless, lockWait, type OpenWait } from './queries.ts';
import {
  MAX_LISTED_WAITS,
  MAX_UNANSWERED,
  OFFER_HOURS,
  OFFER_MINUTES,
  WAITING_LIST,
} from './rules.ts';
import { firstDayOf, freeStartsAmong, type WantedTimes, wantedBy } from './wanted-times.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & {
  /** Whether mails are sent at the moment. */
  canMail: () => Promise<boolean>;
};
type Calendar = { schedule: Schedule; zone: string; now: Date };

/**
 * Ends offers that nobody has answered and waits that nothing can come of, and offers each client who waits the first free
 * time that fits and that they were not offered before, longest wait first. An offered time is held. Runs every minute;
 * several processes may run it at once.
 */
export async function offerTimes(deps: Deps): Promise<void> {
  const { db } = deps;
  if (!(await hasOpenWaits(db))) return;
  const now = deps.now();
  const terms = await getBookingTerms(db);
  const { zone } = terms;
  await endOffers(deps, now);
  await endPointless(deps, { now, zone });
  if (!isDaytime(now, zone) || !(await deps.canMail())) return;
  const waits = await listOpenWaits(db, MAX_LISTED_WAITS);
  const calendar = { schedule: await getSchedule(db), zone, now };
  await offerInOrder(
    deps,
    waits.filter(
      ({ appointmentId, contactPreferences, isBlocked }) =>
        !isBlocked && mayUse(contactPreferences, 'email') && (appointmentId || terms.isOpen),
    ),
    calendar,
  );
}

/** Whether offers are sent at this time of the firm's day. */
function isDaytime(now: Date, zone: string): boolean {
  const hour = Number(localDateTimeOf(now, zone).slice(11, 13));
  return OFFER_HOURS.from <= hour && hour < OFFER_HOURS.until;
}

async function endOffers({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  for (const waitId of await listOverdue(db, now)) {
    await db.transaction().execute(async (tx) => {
      await lockWait(tx, waitId);
      // Somebody may have answered it in the meantime.
      if (!(await listOverdue(tx, now)).includes(waitId)) return;
      await endOpenOffer(tx, waitId, { outcome: 'as it is', now });
      if ((await countUnanswered(tx, waitId)) >= MAX_UNANSWERED) {
        await endWait(tx, waitId, { because: 'unanswered', now });
      }
    });
  }
}

/** Appointments that start by then are too close to be moved when an offer ends. */
const tooCloseAt = (now: Date): Date =>
  addMinutes(addHours(now, CHANGE_UNTIL_HOURS), OFFER_MINUTES);

async function endPointless(
  { db }: Pick<Deps, 'db'>,
  { now, zone }: { now: Date; zone: string },
): Promise<void> {
  const limits = { firstDay: firstDayOf(now, zone), tooClose: addHours(now, CHANGE_UNTIL_HOURS) };
  for (const { id, because } of await listPointless(db, limits)) {
    await db.transaction().execute(async (tx) => {
      if (await lockWait(tx, id)) await endWait(tx, id, { because, now });
    });
  }
}

async function offerInOrder(
  { db, inTurn }: Pick<Deps, 'db' | 'inTurn'>,
  waits: readonly OpenWait[],
  calendar: Calendar,
): Promise<void> {
  const offers = Map.groupBy(
    await listOffersOf(
      db,
      waits.map(({ id }) => id),
    ),
    ({ waitId }) => waitId,
  );
  const isOpen = (id: string) => offers.get(id)?.some(({ endedAt }) => endedAt === null) ?? false;
  const readBusy = (wanted: WantedTimes) =>
    readBusyText(db, {
      ...busyRange({ from: wanted.fromDay, to: wanted.untilDay }),
      now: calendar.now,
    });
  /** What the last client wanted for whom no time was free, so that equal wishes are searched once. */
  let searched: WantedTimes[] = [];
  for (const wait of waits) {
    if (isOpen(wait.id)) continue;
    const isTooClose = wait.appointmentDate && wait.appointmentDate <= tooCloseAt(calendar.now);
    const wanted = isTooClose ? undefined : await wantedBy(db, calendar.schedule, wait);
    if (!wanted) continue;
    const former = new Set(
      offers
        .get(wait.id)
        ?.filter(({ outcome }) => outcome !== 'withdrawn')
        .map(({ scheduledDate }) => scheduledDate.toISOString()),
    );
    if (former.size === 0 && searched.some((each) => isDeepStrictEqual(each, wanted))) continue;
    const busy = await readBusy(wanted);
    let isOffered = false;
    for (const start of freeStartsAmong(busy, wanted, calendar)) {
      if (former.has(new Date(start).toISOString())) continue;
      isOffered = await offer({ db, inTurn }, { wait, wanted, start, calendar });
      if (isOffered) break;
    }
    if (isOffered) searched = [];
    else if (former.size === 0) searched.push(wanted);
  }
}

type Offered = { wait: OpenWait; wanted: WantedTimes; start: string; calendar: Calendar };

/** Holds a time for a client and mails the offer, in one transaction; false if somebody else has taken the time. */
async function offer(
  deps: Pick<Context, 'db' | 'inTurn'>,
  { wait, wanted, start, calendar }: Offered,
): Promise<boolean> {
  try {
    return await changeCalendar(deps, (tx) => holdAndMail(tx, { wait, wanted, start, calendar }));
  } catch (error) {
    if (error instanceof TimeTakenError) return false;
    // The rules have changed since the free times were computed.
    if (error instanceof DomainError && error.reason === 'invalid_input') return false;
    throw error;
  }
}

async function holdAndMail(
  tx: Tx,
  { wait, wanted: { slotRequest, area }, start, calendar: { schedule, zone, now } }: Offered,
): Promise<boolean> {
  const current = await lockWait(tx, wait.id);
  const [latest] = await listOffersOf(tx, [wait.id]);
  // Somebody has ended it, or another process has made an offer.
  if (!current || current.endedAt || latest?.endedAt === null) return true;
  const slot = requireSlot(start, { schedule, slotRequest, zone, now, area });
  const { durationMinutes: duration, bufferBeforeMinutes, bufferAfterMinutes } = slotRequest;
  const heldUntil = addMinutes(now, OFFER_MINUTES);
  const hold = {
    ...{ scheduledDate: slot.start, duration, bufferBeforeMinutes, bufferAfterMinutes, heldUntil },
    consultationType: wait.consultationType,
    endsAt: addMinutes(slot.start, duration),
    createdBy: WAITING_LIST,
    createdAt: now,
    tokenHash: null,
  };
  await blockAppointmentWrites(tx);
  await endExpiredHolds(tx, now);
  const choice = { hosts: slot.hosts, zone, ignoreCalendarConflicts: false };
  const held = await insertHold(tx, hold, choice);
  if (!held) throw new TimeTakenError();
  const { id } = await insertOffer(tx, {
    ...{ waitId: wait.id, holdId: held.id, hostNumber: held.hostNumber },
    ...{ scheduledDate: slot.start, duration, offeredAt: now, heldUntil },
  });
  await enqueueEmails(tx, [
    {
      kind: 'earlier_time_offer',
      toEmail: current.email,
      toName: `${current.firstName} ${current.lastName}`,
      payload: { id },
      dedupeKey: `earlier_time_offer:${id}`,
    },
  ]);
  return true;
}
