import type { Db } from '../../../../db/client.ts';
import { findActiveMailSetting } from '../settings/queries.ts';
import { findLatestHold } from './queries.ts';

/**
 * Until when codes of the user pool are not sent, because the mail server was changed; undefined if they are sent.
 * Without a server they are not sent outside, so nothing is held back.
 */
export async function codesHeldUntil({
  db,
  now,
}: {
  db: Db;
  now: () => Date;
}): Promise<Date | undefined> {
  const until = await findLatestHold(db);
  if (!until || until <= now()) return undefined;
  return (await findActiveMailSetting(db)) && until;
}
