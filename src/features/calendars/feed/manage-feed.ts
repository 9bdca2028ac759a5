import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../../platform/secrets/new-token.ts';
import { addYears, subDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { findPerson } from '../hosts/queries.ts';
import { requirePerson } from '../hosts/require-person.ts';
import { feedCalendar } from './feed-calendar.ts';
import { deleteFeed, findFeed, listFeedAppointments, openFeed, replaceFeed } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'publicUrl'>;

const DAYS_BACK = 30;

/** When the staff's feed got its URL and when it was last read; null if it has no URL. */
export async function readFeedState({ db }: Pick<Context, 'db'>) {
  return (await findFeed(db)) ?? null;
}

/**
 * Gives the feed of a host, or of the firm (null), a new URL, replacing any previous one. The URL is only returned here.
 * Throws `host_not_found`.
 */
export function renewFeed(
  { db, now, publicUrl, user }: Deps & { user: User },
  hostNumber: number | null,
) {
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    if (hostNumber !== null) await requirePerson(tx, hostNumber);
    const feed = await replaceFeed(tx, hostNumber, {
      tokenHash: hashOfToken(token),
      createdBy: user.username,
      createdAt: now(),
    });
    await logChange(
      tx,
      user.username,
      'calendar_feed.renew',
      ['calendar_feed', feedId(hostNumber)],
      {
        after: ownerOf(hostNumber),
      },
    );
    return { ...feed, address: `${publicUrl}/calendar/${token}.ics` };
  });
}

/** Revokes the URL of the feed of a host, or of the firm (null). Throws `calendar_feed_not_found`. */
export function revokeFeed(
  { db, user }: Pick<Context, 'db'> & { user: User },
  hostNumber: number | null,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await revokeInTransaction(tx, user, hostNumber))) {
      throw notFound('calendar_feed', 'The feed has no address.', 'no_calendar_feed');
    }
  });
}

/** `revokeFeed` in a transaction of the caller. Returns whether the feed had a URL. */
export async function revokeInTransaction(
  tx: Tx,
  user: User,
  hostNumber: number | null,
): Promise<boolean> {
  if (!(await deleteFeed(tx, hostNumber))) return false;
  await logChange(
    tx,
    user.username,
    'calendar_feed.revoke',
    ['calendar_feed', feedId(hostNumber)],
    {
      before: ownerOf(hostNumber),
    },
  );
  return true;
}

const ownerOf = (hostNumber: number | null) => (hostNumber === null ? {} : { hostNumber });

const feedId = (hostNumber: number | null) => (hostNumber === null ? null : String(hostNumber));

/** The appointments of a feed from 30 days ago to a year ahead; undefined for an unknown token. */
export async function readFeed(
  { db, now, publicUrl }: Deps,
  token: string,
): Promise<string | undefined> {
  const feed = await openFeed(db, hashOfToken(token), now());
  if (!feed) return undefined;
  const between = { from: subDays(now(), DAYS_BACK), to: addYears(now(), 1) };
  const [firm, appointments, person] = await Promise.all([
    getFirmProfile(db),
    listFeedAppointments(db, { ...between, ...feed }),
    feed.hostNumber === null ? undefined : findPerson(db, feed.hostNumber),
  ]);
  return feedCalendar(appointments, {
    firm: { ...firm, name: person?.name ?? firm.name },
    publicUrl,
  });
}
