import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import { periodsOf } from './booking-periods.ts';
import { TimeTakenError } from './change-calendar-queries.ts';
import { CHOICE_FIELDS, choiceOf, chosenHost, type HostChoice } from './choose-host-queries.ts';
import { lockDayLimits } from './day-limit-queries.ts';

/** Serializes moves and bookings that count towards the same daily limits. */
export async function lockLimitsOf(
  tx: Tx,
  { hosts, start, zone }: { hosts: readonly HostChoice[]; start: Date; zone: string },
): Promise<void> {
  const { dayFrom: from } = periodsOf(start, zone);
  const limited = hosts.filter(({ maxPerDay }) => maxPerDay !== null);
  if (limited.length === 0) return;
  const days = limited.map(({ number }) => ({ number, from }));
  await lockDayLimits(tx, days);
}

/** The host for a time, as a booking chooses it (`chosenHost`); null if none is free. */
export async function chooseHost(
  tx: Tx,
  {
    hosts,
    zone,
    ...time
  }: {
    hosts: readonly HostChoice[];
    zone: string;
    scheduledDate: Date;
    endsAt: Date;
    bufferBeforeMinutes: number;
    bufferAfterMinutes: number;
    /** The current time: holds that have expired by then do not count. */
    createdAt: Date;
  },
): Promise<number | null> {
  const { scheduledDate, endsAt, bufferBeforeMinutes, bufferAfterMinutes, createdAt } = time;
  const asked = { scheduledDate, endsAt, bufferBeforeMinutes, bufferAfterMinutes, createdAt };
  const json = JSON.stringify([
    { ...asked, ...periodsOf(scheduledDate, zone), ...choiceOf(hosts), turn: 0 },
  ]);
  const { rows } = await sql<{ number: number | null }>`
    select ${chosenHost({ ignoreCalendarConflicts: false })} as number
    from json_to_recordset(${json}) as each (
      "scheduledDate" timestamptz, "endsAt" timestamptz,
      "bufferBeforeMinutes" integer, "bufferAfterMinutes" integer, "createdAt" timestamptz, turn integer,
      ${CHOICE_FIELDS})`.execute(tx);
  return rows[0]?.number ?? null;
}

/**
 * Runs a statement; undefined if the time is taken. Then only the statement is rolled back, and the transaction can go
 * on.
 */
export async function rollBackIfTaken<Result>(
  tx: Tx,
  hold: () => Promise<Result>,
): Promise<Result | undefined> {
  await sql`savepoint before_hold`.execute(tx);
  try {
    const held = await hold();
    await sql`release savepoint before_hold`.execute(tx);
    return held;
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    await sql`rollback to savepoint before_hold`.execute(tx);
    return undefined;
  }
}
