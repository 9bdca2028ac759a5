import type { Db, Tx } from '../../../../db/client.ts';
import { countCapped } from '../../../platform/pagination/count-queries.ts';
import { findMatchingIds } from '../../../platform/pagination/matching-ids-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../../platform/pagination/page-queries.ts';
import { readAll } from '../../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../../platform/pagination/search-word-queries.ts';
import { eachWithPreferences, withPreferences } from '../../contact-preferences/queries.ts';
import type { ExportSubscribersInput, ListSubscribersInput, SubscriberFilter } from './schema.ts';

const ORDERS = {
  subscribed: { column: 'consentedAt', type: 'timestamptz' },
  email: { column: 'email', type: 'text' },
} as const;

/** Staff see only confirmed subscribers: pending and unsubscribed addresses must not get mail. */
const confirmed = (db: Db) =>
  db.selectFrom('newsletterSubscribers').where('status', '=', 'confirmed');

/** A page of confirmed subscribers, the newest consent first unless sorted. `q` matches words of the address. */
export async function listSubscribers(db: Db, { q, sort, ...page }: ListSubscribersInput) {
  const order = orderFor(ORDERS, sort ?? '-subscribed');
  const subscribers = confirmed(db)
    .select(['id', 'email', 'consentedAt', 'confirmedAt', 'clientLanguage'])
    .select(pageKey(order));
  const found = await (q
    ? fetchSearchPage(db, subscribers, matchesSearchWords(q), order, page)
    : fetchPage(subscribers, order, page));
  return { ...found, items: await withPreferences(db, found.items) };
}

/** All confirmed subscribers that match, in the order of the list, in batches: see `readAll`. */
export function readSubscribers(db: Db, { q, sort }: ExportSubscribersInput) {
  const order = orderFor(ORDERS, sort ?? '-subscribed');
  const subscribers = confirmed(db)
    .select(['id', 'email', 'consentText', 'consentedAt', 'confirmedAt'])
    .select(pageKey(order));
  const batches = readAll(db, subscribers, order, q ? matchesSearchWords(q) : undefined);
  return eachWithPreferences(db, batches);
}

/** The confirmed subscribers that match, for a bulk change. */
export const findMatchingSubscribers = (db: Db, { q }: SubscriberFilter) =>
  findMatchingIds(db, confirmed(db).select(['id']), q ? matchesSearchWords(q) : undefined);

/** Ends confirmed subscriptions; returns the ids of those that it ended. */
export async function endSubscriptions(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const ended = await tx
    .updateTable('newsletterSubscribers')
    .set({ status: 'unsubscribed', unsubscribedAt: now })
    .where('id', 'in', ids)
    .where('status', '=', 'confirmed')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

export const countSubscribers = (db: Db): Promise<number> =>
  countCapped(db, confirmed(db).select('id'));
