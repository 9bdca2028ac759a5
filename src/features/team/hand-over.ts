import type { Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { addMinutes } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { notifyClient } from '../appointments/change/notify-client.ts';
import { type LockedAppointment, lockAppointment } from '../appointments/change/queries.ts';
import { isClosed } from '../appointments/rules.ts';
import { changeCalendar } from '../scheduling/change-calendar.ts';
import { TimeTakenError } from '../scheduling/change-calendar-queries.ts';
import type { HostChoice } from '../scheduling/choose-host-queries.ts';
import { chooseHost, lockLimitsOf } from '../scheduling/free-host-queries.ts';
import { offeringHosts } from '../scheduling/offering-hosts.ts';
import { getBookingTerms, getSchedule } from '../scheduling/queries.ts';
import { hostChoices } from '../scheduling/require-slot.ts';
import type { Schedule } from '../scheduling/schema.ts';
import { giveToHost } from './queries.ts';
import type { HandedOver } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & { user: User };

type Result = Pick<HandedOver, 'outcome' | 'host' | 'reason'>;

const NOT_OFFERED = 'Nobody else offers this consultation at this time';
const NOT_FREE = 'Nobody else who offers it is free at this time';

// A client may book the chosen host concurrently.
const ATTEMPTS = 3;

/**
 * Moves an appointment to another host who offers it at the same time and is free, and notifies the client. If there is
 * no such host, the appointment stays unchanged. Idempotent.
 */
export async function handOver(
  deps: Deps,
  appointment: { id: string; from: number },
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await changeCalendar(deps, (tx) => handOverOnce(tx, deps, appointment));
    } catch (error) {
      if (!(error instanceof TimeTakenError)) throw error;
    }
  }
  return { outcome: 'kept', host: null, reason: NOT_FREE };
}

async function handOverOnce(
  tx: Tx,
  deps: Deps,
  { id, from }: { id: string; from: number },
): Promise<Result> {
  const before = await lockAppointment(tx, id);
  if (!before || before.hostNumber !== from || isClosed(before.status)) {
    return { outcome: 'changed meanwhile', host: null, reason: null };
  }
  const [schedule, { zone }] = [await getSchedule(tx), await getBookingTerms(tx)];
  const hosts = othersWhoOffer(schedule, before, zone);
  if (hosts.length === 0) return { outcome: 'kept', host: null, reason: NOT_OFFERED };
  const choices = hostChoices(
    schedule,
    hosts.map(({ number }) => number),
    { type: before.consultationType, area: before.practiceArea },
  );
  const chosen = await chooseFreeHost(tx, before, { hosts: choices, zone, now: deps.now() });
  if (chosen === null) return { outcome: 'kept', host: null, reason: NOT_FREE };
  await giveToHost(tx, id, chosen);
  const host = hosts.find(({ number }) => number === chosen)?.name ?? null;
  await logChange(tx, deps.user.username, 'appointment.hand-over', ['appointments', id], {
    before: { hostNumber: from },
    after: { hostNumber: chosen },
  });
  const after = await lockAppointment(tx, id);
  if (after) await notifyClient(tx, deps, 'booking_changed', after);
  return { outcome: 'moved', host, reason: null };
}

/** The free host for an appointment, chosen as for a booking; null if none is free. */
async function chooseFreeHost(
  tx: Tx,
  appointment: LockedAppointment,
  { hosts, zone, now }: { hosts: readonly HostChoice[]; zone: string; now: Date },
): Promise<number | null> {
  const { scheduledDate, duration, bufferBeforeMinutes, bufferAfterMinutes } = appointment;
  await lockLimitsOf(tx, { hosts, start: scheduledDate, zone });
  return chooseHost(tx, {
    hosts,
    zone,
    scheduledDate,
    endsAt: addMinutes(scheduledDate, duration),
    bufferBeforeMinutes,
    bufferAfterMinutes,
    createdAt: now,
  });
}

/** The other hosts who offer the appointment's type at its start, in order. */
function othersWhoOffer(schedule: Schedule, appointment: LockedAppointment, zone: string) {
  const offering = offeringHosts(schedule, appointment, zone);
  return schedule.hosts.filter(
    ({ number }) => number !== appointment.hostNumber && offering.includes(number),
  );
}
