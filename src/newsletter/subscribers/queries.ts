import type { Db } from '../../../db/client.ts';
import { countCapped } from '../../paging/capped-count.ts';
import { fetchPage, type ListOrder, pageKey } from '../../paging/fetch-page.ts';
import { fetchSearchPage } from '../../paging/fetch-search-page.ts';
import { readAll } from '../../paging/read-all.ts';
import { hasWords } from '../../paging/search-words.ts';
import type { ListSubscribersInput, SubscriberFilter } from './schema.ts';

const NEWEST_FIRST: ListOrder = { column: 'consentedAt', type: 'timestamptz', direction: 'desc' };

/** The only subscribers that staff see: pending and unsubscribed addresses must not be written to. */
const confirmed = (db: Db) =>
  db.selectFrom('newsletterSubscribers').where('status', '=', 'confirmed');

/** A page of confirmed subscribers, the newest consent first. `q` matches words of the address. */
export function listSubscribers(db: Db, { q, ...page }: ListSubscribersInput) {
  const subscribers = confirmed(db)
    .select(['id', 'email', 'consentedAt', 'confirmedAt'])
    .select(pageKey(NEWEST_FIRST));
  return q
    ? fetchSearchPage(db, subscribers, hasWords(q), NEWEST_FIRST, page)
    : fetchPage(subscribers, NEWEST_FIRST, page);
}

/** All confirmed subscribers that match, the newest consent first, in batches: see `readAll`. */
export function readSubscribers(db: Db, { q }: SubscriberFilter) {
  const subscribers = confirmed(db)
    .select(['id', 'email', 'consentText', 'consentedAt', 'confirmedAt'])
    .select(pageKey(NEWEST_FIRST));
  return readAll(db, subscribers, NEWEST_FIRST, q ? hasWords(q) : undefined);
}

export const countSubscribers = (db: Db): Promise<number> =>
  countCapped(db, confirmed(db).select('id'));
