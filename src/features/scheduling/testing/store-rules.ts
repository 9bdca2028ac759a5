import type { Tx } from '../../../../db/client.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import { spanOf } from '../closed-days/rules.ts';
import { type Rules, TYPE } from './any-rules.ts';
import { periodAt } from './clock-changes.ts';
import type { Taken } from './minute-grid.ts';

/** Inserts a calendar for the firm and for each attorney, in which `storeRules` puts busy times; returns their ids. */
export async function insertCalendars(
  tx: Tx,
  attorneys: readonly number[],
): Promise<Map<number | null, string>> {
  const rows = await tx
    .insertInto('calendarSettings')
    .values(
      [null, ...attorneys].map((hostNumber) => ({ provider: 'custom', config: '{}', hostNumber })),
    )
    .returning(['id', 'hostNumber'])
    .execute();
  return new Map(rows.map(({ id, hostNumber }) => [hostNumber, id]));
}

/**
 * Makes these the only rules and taken times in the database. Returns the taken times without appointments and holds
 * that overlap earlier ones of their host, which are not stored.
 */
export async function storeRules(
  tx: Tx,
  rules: Rules,
  calendars: ReadonlyMap<number | null, string>,
): Promise<Taken[]> {
  for (const table of TAKEN_TABLES) await tx.deleteFrom(table).execute();
  await storeSchedule(tx, rules);
  const { zone } = periodAt(rules.place);
  const closed = rules.closedDays.map(({ hostNumber, day }) => ({
    hostNumber,
    ...spanOf({ firstDay: day, lastDay: day }, zone),
  }));
  const off = [...closed, ...rules.timeOff];
  if (off.length > 0) {
    await tx
      .insertInto('timeOff')
      .values(off.map((span) => ({ ...span, createdBy: 'admin' })))
      .execute();
  }
  if (rules.busy.length > 0) {
    const times = rules.busy.map((span) => ({
      ...span,
      calendarId: calendars.get(span.hostNumber) ?? '',
    }));
    await tx.insertInto('calendarBusyTimes').values(times).execute();
  }
  return [
    ...off.map((span) => ({ ...spanTaken(span), isTimeOff: true })),
    ...rules.busy.map(spanTaken),
    ...(await storeAppointments(tx, rules)),
    ...(await storeHolds(tx, rules)),
  ];
}

const spanTaken = ({ hostNumber, startsAt, endsAt }: Rules['busy'][number]) => ({
  host: hostNumber,
  fromMs: +startsAt,
  toMs: +endsAt,
  startMs: null,
});

const TAKEN_TABLES = [
  'appointments',
  'appointmentHolds',
  'outboxEmails',
  'timeOff',
  'calendarBusyTimes',
  'weeklyHours',
  'extraHours',
  'consultationTypeHosts',
] as const;

async function storeSchedule(tx: Tx, rules: Rules): Promise<void> {
  await tx
    .updateTable('firmProfile')
    .set({ zone: periodAt(rules.place).zone })
    .execute();
  for (const { number, isActive, maxPerDay } of rules.hosts) {
    await tx
      .updateTable('hosts')
      .set({ isActive, maxPerDay })
      .where('number', '=', number)
      .execute();
  }
  await tx
    .updateTable('consultationTypes')
    .set(rules.slotRequest)
    .where('key', '=', TYPE)
    .execute();
  const offering = rules.hosts.filter(({ offersType }) => offersType);
  if (offering.length > 0) {
    await tx
      .insertInto('consultationTypeHosts')
      .values(offering.map(({ number }) => ({ typeKey: TYPE, hostNumber: number })))
      .execute();
  }
  if (rules.weeklyHours.length > 0) {
    await tx
      .insertInto('weeklyHours')
      .values(rules.weeklyHours.map(({ type, ...hours }) => ({ ...hours, typeKey: type })))
      .execute();
  }
  if (rules.extraHours.length > 0) {
    await tx
      .insertInto('extraHours')
      .values(rules.extraHours.map((hours) => ({ ...hours, createdBy: 'admin' })))
      .execute();
  }
}

/** Appointments in the future of the test's clock block their time only while their status does. */
async function storeAppointments(tx: Tx, { appointments }: Rules): Promise<Taken[]> {
  const held: Taken[] = [];
  for (const { status, ...appointment } of appointments) {
    const inserted = await tx
      .insertInto('appointments')
      .values({
        ...columnsOf(appointment),
        status,
        firstName: 'Ed',
        lastName: 'Earlier',
        email: 'earlier@example.com',
        practiceArea: 'other',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted && (status === 'scheduled' || status === 'confirmed')) {
      held.push(takenBy(appointment));
    }
  }
  return held;
}

async function storeHolds(tx: Tx, { holds, nowMs }: Rules): Promise<Taken[]> {
  const held: Taken[] = [];
  for (const { heldForMinutes, isEnded, ...hold } of holds) {
    const inserted = await tx
      .insertInto('appointmentHolds')
      .values({
        ...columnsOf(hold),
        heldUntil: addMinutes(new Date(nowMs), heldForMinutes),
        endedAt: isEnded ? new Date(nowMs) : null,
        createdBy: 'admin',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted && heldForMinutes > 0 && !isEnded) held.push(takenBy(hold));
  }
  return held;
}

type Consultation = Omit<Rules['appointments'][number], 'status'>;

const columnsOf = ({ startMs, ...consultation }: Consultation) => ({
  ...consultation,
  consultationType: TYPE,
  scheduledDate: new Date(startMs),
  endsAt: addMinutes(new Date(startMs), consultation.duration),
});

function takenBy(consultation: Consultation): Taken {
  const { hostNumber, startMs, duration, bufferBeforeMinutes, bufferAfterMinutes } = consultation;
  const at = (minutes: number) => +addMinutes(new Date(startMs), minutes);
  return {
    host: hostNumber,
    fromMs: at(-bufferBeforeMinutes),
    toMs: at(duration + bufferAfterMinutes),
    startMs,
  };
}
