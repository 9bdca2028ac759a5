import type { Permission } from '../../platform/auth/permission-rules.ts';
import { isPermitted, type StaffUser } from '../../platform/auth/user.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listAppointments } from '../appointments/admin/queries.ts';
import { listArticleRows } from '../articles/admin-queries.ts';
import { listSubmissions } from '../contact/queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listSubscribers } from '../newsletter/subscribers/queries.ts';
import { findPagesByName } from '../pages/admin-queries.ts';
import { withShownNames } from '../pages/shown-names.ts';
import { listPeople } from '../people/queries.ts';
import { listUsers } from '../staff/queries.ts';
import { FOUND_OF_EACH } from './rules.ts';
import type { SearchInput } from './schema.ts';

/**
 * Searches people, messages, appointments, articles, newsletter subscribers and staff, as their lists do, and pages by
 * their names and paths, in the kinds that the caller may read. Uses a single connection: searches are sent while somebody types, and must leave
 * connections for visitors.
 */
export function searchEverywhere(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: StaffUser },
  input: SearchInput,
) {
  const page = { ...input, limit: FOUND_OF_EACH, cursor: null };
  const ifPermitted = async <Item>(
    permission: Permission,
    find: () => Promise<{ items: Item[] }>,
  ) => (isPermitted(user, permission) ? (await find()).items : []);
  return db.connection().execute(async (one) => ({
    people: await ifPermitted('people.read', async () => {
      const { zone } = await getFirmProfile(one);
      return listPeople(one, { ...page, tag: null, today: localDateOf(now(), zone) });
    }),
    messages: await ifPermitted('messages.read', () => listSubmissions(one, page)),
    appointments: await ifPermitted('appointments.read', () =>
      listAppointments(one, { ...page, sort: '-start' }),
    ),
    articles: await ifPermitted('articles.read', () => listArticleRows(one, page, now())),
    pages: await ifPermitted('pages.read', async () => ({
      items: await withShownNames(one, (await findPagesByName(one, page)).items),
    })),
    subscribers: await ifPermitted('subscribers.read', () => listSubscribers(one, page)),
    staff: await ifPermitted('staff.read', () => listUsers(one, page)),
  }));
}
