import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../../platform/secrets/new-token.ts';
import { addYears, subDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { feedCalendar } from './feed-calendar.ts';
import { deleteFeed, findFeed, listFeedAppointments, openFeed, replaceFeed } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'publicUrl'>;

const DAYS_BACK = 30;

/** When the staff's feed got its URL and when it was last read; null if it has no URL. */
export async function readFeedState({ db }: Pick<Context, 'db'>) {
  return (await findFeed(db)) ?? null;
}

/** Gives the feed a new URL, replacing any previous one. The URL is only returned here. */
export function renewFeed({ db, now, publicUrl, user }: Deps & { user: User }) {
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    const feed = await replaceFeed(tx, {
      tokenHash: hashOfToken(token),
      createdBy: user.username,
      createdAt: now(),
    });
    await insertAuditEntry(tx, {
      ...entryOf(user, 'calendar_feed.renew'),
      before: null,
      after: {},
    });
    return { ...feed, address: `${publicUrl}/calendar/${token}.ics` };
  });
}

/** Revokes the URL of the feed. Throws `calendar_feed_not_found`. */
export function revokeFeed({ db, user }: Pick<Context, 'db'> & { user: User }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await deleteFeed(tx))) {
      throw notFound('calendar_feed', 'The feed has no address.', 'no_calendar_feed');
    }
    await insertAuditEntry(tx, {
      ...entryOf(user, 'calendar_feed.revoke'),
      before: {},
      after: null,
    });
  });
}

const entryOf = (user: User, action: string) => ({
  actor: user.username,
  action,
  entity: 'calendar_feed',
  entityId: null,
});

/** The feed: all appointments from 30 days ago to a year ahead; undefined for an unknown token. */
export async function readFeed(
  { db, now, publicUrl }: Deps,
  token: string,
): Promise<string | undefined> {
  if (!(await openFeed(db, hashOfToken(token), now()))) return undefined;
  const between = { from: subDays(now(), DAYS_BACK), to: addYears(now(), 1) };
  const [firm, appointments] = await Promise.all([
    getFirmProfile(db),
    listFeedAppointments(db, between),
  ]);
  return feedCalendar(appointments, { firm, publicUrl });
}
