import type { Context } from '../../platform/trpc/context.ts';
import { listAppointments } from '../appointments/admin/queries.ts';
import { listArticleRows } from '../articles/admin-queries.ts';
import { listSubmissions } from '../contact/queries.ts';
import { listSubscribers } from '../newsletter/subscribers/queries.ts';
import { listPeople } from '../people/queries.ts';
import { listUsers } from '../staff/queries.ts';
import { FOUND_OF_EACH } from './rules.ts';
import type { SearchInput } from './schema.ts';

/**
 * The people, messages, appointments, articles, newsletter subscribers and staff that the lists find for the same words. Reads
 * them on one connection: searches are sent while somebody types, and must leave connections to visitors.
 */
export function searchEverywhere({ db, now }: Pick<Context, 'db' | 'now'>, input: SearchInput) {
  const page = { ...input, limit: FOUND_OF_EACH, cursor: null };
  const today = now().toISOString().slice(0, 10);
  return db.connection().execute(async (one) => ({
    people: (await listPeople(one, { ...page, tag: null, today })).items,
    messages: (await listSubmissions(one, page)).items,
    appointments: (await listAppointments(one, { ...page, sort: '-start' })).items,
    articles: (await listArticleRows(one, page, now())).items,
    subscribers: (await listSubscribers(one, page)).items,
    staff: (await listUsers(one, page)).items,
  }));
}
