import type { Db, Tx } from '../../../../db/client.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { periodsOf } from '../../scheduling/booking-periods.ts';
import { TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import type { HostChoice } from '../../scheduling/choose-host-queries.ts';
import { isDayFull } from '../../scheduling/day-limit-queries.ts';
import { chooseHost, lockLimitsOf, rollBackIfTaken } from '../../scheduling/free-host-queries.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import { requireSlot } from '../../scheduling/require-slot.ts';
import { buffersOf, staffSlotRequest } from '../../scheduling/slot-request.ts';
import { parseScheduledDate } from '../../scheduling/slots/slots.ts';
import { alreadyBooked } from '../already-booked.ts';
import { CLIENT } from '../change/audit-appointment.ts';
import { notifyClient } from '../change/notify-client.ts';
import { holdTime, type LockedAppointment } from '../change/queries.ts';
import { takeTime } from '../change/take-time.ts';
import { hasBooked } from '../queries.ts';
import { getLinked, getLinkedAppointment, hostsFor, officeFor } from './get-linked.ts';
import { lockOpen, requireTime } from './lock-open.ts';
import { notifyFirm } from './notify-firm.ts';

type Deps = Pick<Context, 'db' | 'now' | 'contentCache' | 'inTurn' | 'language'>;
type Input = { token: string; scheduledDate: string; anyAttorney: boolean };

/**
 * The client moves the appointment to another free slot, with the same length; they are reminded of the new time. It
 * stays with its host and in its office; with `anyAttorney`, another one who offers the consultation gets it if its own is not free.
 * Throws `link_not_found`, `invalid_input`, `appointment_closed`, `too_late`, `already_booked` if the client has
 * another appointment then, or `slot_taken` with the three nearest free starts.
 */
export async function moveLinked(deps: Deps, input: Input) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await moveOnce(deps, input);
      return await getLinkedAppointment(deps, input.token);
    } catch (error) {
      if (!(await isLostRace(deps, error, input))) throw error;
      // Another host is free, but a client cannot have two appointments at the same start.
      if (await hasBookedThen(deps, input)) throw alreadyBooked();
      // Each failed attempt has lost another host.
      const { hosts } = await readSchedule(deps);
      if (attempt > hosts.length) throw error;
    }
  }
}

async function moveOnce(deps: Deps, input: Input) {
  const firm = await getFirmProfile(deps.db);
  // Checked before the time, so that a caller without a valid link gets no other information.
  const linked = await getLinked(deps, input.token);
  const schedule = await readSchedule(deps);
  const hosts = hostsFor(schedule, linked, input);
  const { consultationType: type, duration: durationMinutes, practiceArea: area } = linked;
  const office = officeFor(schedule, linked, input);
  const slotRequest = staffSlotRequest(schedule, { type, durationMinutes, hosts, office });
  const rules = {
    ...{ schedule, slotRequest, zone: firm.zone, now: deps.now(), area },
    // It stays in its office: only another day helps.
    officeField: 'scheduledDate',
  };
  const slot = requireSlot(input.scheduledDate, rules);
  const linkDeps = { ...deps, firm };
  await takeTime(deps, {
    actor: CLIENT,
    action: 'move',
    ...{ hosts, office },
    lock: (tx) => lockOpen(tx, linkDeps, input.token),
    check: (before) => {
      requireTime(before, linkDeps);
      return { scheduledDate: slot.start, duration: before.duration };
    },
    hold: (tx, time, before) =>
      holdForClient(
        tx,
        { ...time, reminderSent: false },
        { before, hosts: slot.hosts, zone: firm.zone },
      ),
    mail: async (tx, { before, after }) => {
      await notifyClient(tx, deps, 'booking_changed', after);
      await notifyFirm(tx, firm, 'client_moved', { before, after });
    },
  });
}

/**
 * The appointment's own host keeps it if they are free and below their daily limit, so that the host does not change
 * unnecessarily; otherwise one of the other `hosts` gets it, as for a booking.
 */
async function holdForClient(
  tx: Tx,
  change: Parameters<typeof holdTime>[2],
  { before, ...choice }: { before: LockedAppointment; hosts: readonly HostChoice[]; zone: string },
) {
  const { id, hostNumber } = before;
  const { scheduledDate, timeSetAt: now } = change;
  await lockLimitsOf(tx, { ...choice, start: scheduledDate });
  const own = choice.hosts.find(({ number }) => number === hostNumber);
  const day = { ...periodsOf(scheduledDate, choice.zone), excludeAppointmentId: id, now };
  if (own && !(await isDayFull(tx, own, day))) {
    const kept = await rollBackIfTaken(tx, () => holdTime(tx, id, change));
    if (kept) return kept;
  }
  const others = choice.hosts.filter((host) => host !== own);
  const time = { ...change, ...buffersOf(before), createdAt: now };
  const other = await chooseHost(tx, { ...choice, ...time, hosts: others });
  if (other === null) throw new TimeTakenError();
  return holdTime(tx, id, { ...change, hostNumber: other });
}

/** Whether somebody else took the chosen host concurrently, and another one is free. */
async function isLostRace(
  { db }: Deps,
  error: unknown,
  { anyAttorney, scheduledDate }: Input,
): Promise<boolean> {
  if (!anyAttorney || !(error instanceof DomainError) || error.reason !== 'slot_taken')
    return false;
  const wanted = await wantedStart(db, scheduledDate);
  return error.details.alternatives?.some(({ start }) => start === wanted?.toISOString()) ?? false;
}

async function hasBookedThen(deps: Deps, { token, scheduledDate: wanted }: Input) {
  const { email } = await getLinked(deps, token);
  const scheduledDate = await wantedStart(deps.db, wanted);
  return scheduledDate ? hasBooked(deps.db, { email, scheduledDate }) : false;
}

const wantedStart = async (db: Db, scheduledDate: string) =>
  parseScheduledDate(scheduledDate, (await getFirmProfile(db)).zone);
