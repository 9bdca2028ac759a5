import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '../../../db/client.ts';

// Key of the advisory lock: an arbitrary number, the same in all processes.
const CALENDAR_LOCK = 7_203_114;

/** Waits for other transactions that change times. Only for `changeCalendar`, which takes turns before. */
export async function lockCalendar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`.execute(tx);
}

/**
 * The time is taken by another appointment or time off, or the connected calendar is busy. The transaction must be
 * rolled back.
 */
export class TimeTakenError extends Error {}

// The host has another appointment at that time, or the client has booked the same start with somebody else.
const OVERLAPS: readonly unknown[] = ['appointments_no_overlap', 'appointments_booked_once'];

/** Whether a statement failed because another appointment holds the time. */
export function isOverlap(error: unknown): boolean {
  return error instanceof pg.DatabaseError && OVERLAPS.includes(error.constraint);
}
