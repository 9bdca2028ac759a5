import type { Db } from '../../../../db/client.ts';
import { countCapped } from '../../../platform/pagination/count-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../../platform/pagination/page-queries.ts';
import { readAll } from '../../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../../platform/pagination/search-word-queries.ts';
import type { ListSubscribersInput, SubscriberFilter } from './schema.ts';

const ORDERS = {
  subscribed: { column: 'consentedAt', type: 'timestamptz' },
  email: { column: 'email', type: 'text' },
} as const;

const NEWEST_FIRST = orderFor(ORDERS, '-subscribed');

/** Staff see only confirmed subscribers: pending and unsubscribed addresses must not be written to. */
const confirmed = (db: Db) =>
  db.selectFrom('newsletterSubscribers').where('status', '=', 'confirmed');

/** A page of confirmed subscribers, the newest consent first unless sorted. `q` matches words of the address. */
export function listSubscribers(db: Db, { q, sort, ...page }: ListSubscribersInput) {
  const order = orderFor(ORDERS, sort ?? '-subscribed');
  const subscribers = confirmed(db)
    .select(['id', 'email', 'consentedAt', 'confirmedAt'])
    .select(pageKey(order));
  return q
    ? fetchSearchPage(db, subscribers, matchesSearchWords(q), order, page)
    : fetchPage(subscribers, order, page);
}

/** All confirmed subscribers that match, the newest consent first, in batches: see `readAll`. */
export function readSubscribers(db: Db, { q }: SubscriberFilter) {
  const subscribers = confirmed(db)
    .select(['id', 'email', 'consentText', 'consentedAt', 'confirmedAt'])
    .select(pageKey(NEWEST_FIRST));
  return readAll(db, subscribers, NEWEST_FIRST, q ? matchesSearchWords(q) : undefined);
}

export const countSubscribers = (db: Db): Promise<number> =>
  countCapped(db, confirmed(db).select('id'));
