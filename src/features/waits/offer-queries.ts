import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { OfferOutcome } from './rules.ts';

const OFFER_COLUMNS = [
  'waitOffers.id',
  'waitId',
  'holdId',
  'waitOffers.hostNumber',
  'scheduledDate',
  'duration',
  'heldUntil',
  'mailedAt',
] as const;

type NewOffer = {
  waitId: string;
  holdId: string;
  hostNumber: number;
  scheduledDate: Date;
  duration: number;
  offeredAt: Date;
  heldUntil: Date;
};

export function insertOffer(tx: Tx, offer: NewOffer) {
  return tx.insertInto('waitOffers').values(offer).returning('id').executeTakeFirstOrThrow();
}

const openOffers = (db: Db) =>
  db
    .selectFrom('waitOffers')
    .leftJoin('hosts', 'hosts.number', 'waitOffers.hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select([...OFFER_COLUMNS, 'attorneys.name as attorney'])
    .where('waitOffers.endedAt', 'is', null);

/** The open offer of a wait: its time is still held at `now`, and neither staff nor somebody else has taken it. */
export const findOpenOffer = (db: Db, waitId: string, now: Date) =>
  openOffers(db)
    .where('waitId', '=', waitId)
    .where('heldUntil', '>', now)
    .where('holdId', 'is not', null)
    .executeTakeFirst();
export type OpenOffer = NonNullable<Awaited<ReturnType<typeof findOpenOffer>>>;

/** An offer, with its host, if it is open: see `findOpenOffer`. */
export const findOfferForMail = (db: Db, id: string, now: Date) =>
  openOffers(db)
    .where('waitOffers.id', '=', id)
    .where('heldUntil', '>', now)
    .where('holdId', 'is not', null)
    .executeTakeFirst();

export const findWaitOfOffer = (db: Db, id: string) =>
  db.selectFrom('waitOffers').select('waitId').where('id', '=', id).executeTakeFirst();

/** All offers of some waits, newest first. */
export function listOffersOf(db: Db, waitIds: readonly string[]) {
  return db
    .selectFrom('waitOffers')
    .select([...OFFER_COLUMNS, 'offeredAt', 'endedAt'])
    .select(sql<OfferOutcome | null>`outcome`.as('outcome'))
    .where('waitId', '=', sql<string>`any(${waitIds})`)
    .orderBy('offeredAt', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * The waits with an open offer that is over: its time has expired at `now`, staff have given it to somebody else, or the
 * appointment has moved to an even earlier one.
 */
export async function listOverdue(db: Db, now: Date): Promise<string[]> {
  const over = await db
    .selectFrom('waitOffers')
    .innerJoin('waits', 'waits.id', 'waitOffers.waitId')
    .leftJoin('appointments as moved', 'moved.id', 'waits.appointmentId')
    .select('waitId')
    .where('waitOffers.endedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('waitOffers.heldUntil', '<=', now),
        eb('holdId', 'is', null),
        eb('waitOffers.scheduledDate', '>=', eb.ref('moved.scheduledDate')),
      ]),
    )
    .execute();
  return over.map(({ waitId }) => waitId);
}

/**
 * Ends the open offer of a wait, and releases its time. Returns whether there was one. `as it is`: it was not answered, and
 * its mail decides whether that counts.
 */
export async function endOpenOffer(
  tx: Tx,
  waitId: string,
  { outcome, now }: { outcome: OfferOutcome | 'as it is'; now: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('waitOffers')
    .set({
      endedAt: now,
      // An offer whose mail nobody has got does not count as unanswered.
      outcome:
        outcome === 'as it is'
          ? sql<string>`case when hold_id is null or held_until > ${now} then 'withdrawn'
              when mailed_at is null then 'unmailed' else 'lapsed' end`
          : outcome,
    })
    .where('waitId', '=', waitId)
    .where('endedAt', 'is', null)
    .returning('holdId')
    .executeTakeFirst();
  if (ended?.holdId)
    await tx.deleteFrom('appointmentHolds').where('id', '=', ended.holdId).execute();
  return ended !== undefined;
}

/** How many offers to a client were mailed and not answered. */
export async function countUnanswered(tx: Tx, waitId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('waitOffers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('waitId', '=', waitId)
    .where('outcome', '=', 'lapsed')
    .executeTakeFirstOrThrow();
  return count;
}

/** Records that a mail server accepted the mail with an offer. */
export async function markOfferMailed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('waitOffers').set({ mailedAt: at }).where('id', '=', id).execute();
}
