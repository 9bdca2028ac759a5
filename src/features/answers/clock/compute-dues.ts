import type { Db, Tx } from '../../../../db/client.ts';
import { min } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { answerDueAt } from './answer-due-at.ts';
import {
  clearOutdatedDueTimes,
  type Dated,
  dateBookings,
  holdTerms,
  listUndatedBookings,
  listUndatedMessages,
  recordNewBookings,
  setMessageDueTimes,
  type Undated,
} from './queries.ts';
import { type AnswerTerms, readAnswerTerms } from './read-terms.ts';

/** Small, because bookings are slower while a batch is written. */
const BATCH_ROWS = 100;

/**
 * Computes the due times of the next unanswered messages and bookings that have none, including those stored by a
 * process of an older release. Recomputes all of them when the promise, the office hours or the closed days have
 * changed. Resolves to whether there may be more. Safe to run in several processes.
 */
export async function computeDues({ db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  const terms = await readAnswerTerms(db);
  await clearOutdatedDueTimes(db, terms.fingerprint);
  const recorded = await recordNewBookings(db, { now: now(), limit: BATCH_ROWS });
  const messages = { list: listUndatedMessages, date: setMessageDueTimes };
  const bookings = { list: listUndatedBookings, date: dateBookings };
  const hasMore = [await dateNext(db, terms, messages), await dateNext(db, terms, bookings)];
  return recorded === BATCH_ROWS || hasMore.includes(true);
}

type Kind = {
  list: (db: Db, limit: number) => Promise<Undated[]>;
  date: (tx: Tx, dated: readonly Dated[]) => Promise<void>;
};

/**
 * Sets the due times of a batch, unless the terms have changed meanwhile, in which case the next run starts over.
 * Returns whether there may be more.
 */
async function dateNext(db: Db, terms: AnswerTerms, { list, date }: Kind): Promise<boolean> {
  const undated = await list(db, BATCH_ROWS);
  if (undated.length === 0) return false;
  const dated = undated.map((row) => ({ id: row.id, dueAt: dueOf(row, terms) }));
  await db.transaction().execute(async (tx) => {
    if (await holdTerms(tx, terms.fingerprint)) await date(tx, dated);
  });
  return undated.length === BATCH_ROWS;
}

function dueOf({ since, until }: Undated, { promiseHours, office }: AnswerTerms): Date {
  const dueAt = answerDueAt(since, promiseHours, office);
  return until ? min([dueAt, until]) : dueAt;
}
