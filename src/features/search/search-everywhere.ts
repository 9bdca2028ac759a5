import type { Context } from '../../platform/trpc/context.ts';
import { listAppointments } from '../appointments/admin/queries.ts';
import { listArticleRows } from '../articles/admin-queries.ts';
import { listSubmissions } from '../contact/queries.ts';
import { listSubscribers } from '../newsletter/subscribers/queries.ts';
import { listUsers } from '../staff/queries.ts';
import { FOUND_OF_EACH } from './rules.ts';
import type { SearchInput } from './schema.ts';

/** The messages, appointments, articles, newsletter subscribers and staff that the lists find for the same words. */
export async function searchEverywhere(
  { db, now }: Pick<Context, 'db' | 'now'>,
  input: SearchInput,
) {
  const page = { ...input, limit: FOUND_OF_EACH, cursor: null };
  const [messages, appointments, articles, subscribers, staff] = await Promise.all([
    listSubmissions(db, page),
    listAppointments(db, { ...page, direction: 'desc' }),
    listArticleRows(db, page, now()),
    listSubscribers(db, page),
    listUsers(db, page),
  ]);
  return {
    messages: messages.items,
    appointments: appointments.items,
    articles: articles.items,
    subscribers: subscribers.items,
    staff: staff.items,
  };
}
