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

const BATCH_ROWS = 500;

/**
 * Computes the due time of each unanswered message and booking that has none, including those stored by a process of an
 * older release. Recomputes all of them when the promise, the office hours or the closed days have changed. Safe to run
 * in several processes.
 */
export async function computeDues({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const terms = await readAnswerTerms(db);
  await clearOutdatedDueTimes(db, terms.fingerprint);
  await recordNewBookings(db, now());
  await dateAll(db, terms, { list: listUndatedMessages, date: setMessageDueTimes });
  await dateAll(db, terms, { list: listUndatedBookings, date: dateBookings });
}

type Kind = {
  list: (db: Db, limit: number) => Promise<Undated[]>;
  date: (tx: Tx, dated: readonly Dated[]) => Promise<void>;
};

/** Sets the due times in batches. Stops early if the terms change meanwhile, because the next run then starts over. */
async function dateAll(db: Db, terms: AnswerTerms, { list, date }: Kind): Promise<void> {
  for (;;) {
    const undated = await list(db, BATCH_ROWS);
    if (undated.length === 0) return;
    const dated = undated.map((row) => ({ id: row.id, dueAt: dueOf(row, terms) }));
    const isCurrent = await db.transaction().execute(async (tx) => {
      const holds = await holdTerms(tx, terms.fingerprint);
      if (holds) await date(tx, dated);
      return holds;
    });
    if (!isCurrent || undated.length < BATCH_ROWS) return;
  }
}

function dueOf({ since, until }: Undated, { promiseHours, office }: AnswerTerms): Date {
  const dueAt = answerDueAt(since, promiseHours, office);
  return until ? min([dueAt, until]) : dueAt;
}
