import type { Tx } from '../../../../db/client.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { readAnswerTerms } from '../clock/read-terms.ts';
import { findAnswerSettings } from '../settings/queries.ts';
import { countWaiting } from '../waiting/queries.ts';
import { claimDigest, listSoonLate } from './queries.ts';
import { digestDateAt } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/**
 * Queues the mails to the firm that are due: the digest of the day once the office has opened, unless nobody waits, and
 * a warning for each message that will soon be late. Called every minute, and safe to run in several processes.
 */
export async function notifyFirm(deps: Deps): Promise<void> {
  const { sendsDigest, sendsWarnings } = await findAnswerSettings(deps.db);
  if (sendsDigest) await queueDigest(deps);
  if (sendsWarnings) await queueWarnings(deps);
}

async function queueDigest({ db, now }: Deps): Promise<void> {
  const { office } = await readAnswerTerms(db);
  const date = digestDateAt(now(), office);
  if (date === undefined) return;
  await db.transaction().execute(async (tx) => {
    if (!(await claimDigest(tx, date))) return;
    const { messages, bookings } = await countWaiting(tx, now());
    if (messages + bookings > 0) await mailFirm(tx, 'answer_digest', [date]);
  });
}

async function queueWarnings({ db, now }: Deps): Promise<void> {
  const messages = await listSoonLate(db, now());
  if (messages.length === 0) return;
  const ids = messages.map(({ id }) => id);
  await db.transaction().execute((tx) => mailFirm(tx, 'answer_warning', ids));
}

/** One mail for each id. */
async function mailFirm(
  tx: Tx,
  kind: 'answer_digest' | 'answer_warning',
  ids: readonly string[],
): Promise<void> {
  const { email, name } = await getFirmProfile(tx);
  await enqueueEmails(
    tx,
    ids.map((id) => ({
      kind,
      toEmail: email,
      toName: name,
      payload: { id },
      dedupeKey: `${kind}:${id}`,
    })),
  );
}
