import type { Tx } from '../../../../../db/client.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import { enqueueEmails, enqueueSkippedEmails } from '../../../email/enqueue-queries.ts';
import { lockLetter } from '../queries.ts';
import {
  countRecipientsIn,
  markQueued,
  setRecipientState,
  takeWaitingRecipients,
} from '../recipient-queries.ts';
import { nextRelease } from '../rules.ts';
import { startLetter } from '../state/start-letter.ts';
import {
  finishLetters,
  hasLetterToSend,
  listDueLetters,
  lockReleasableLetter,
  postponeRelease,
} from './queries.ts';
import { tokenHashFor } from './recipient-token.ts';

type Deps = Pick<Context, 'db' | 'now' | 'publicUrl' | 'secrets'>;

/**
 * One polling pass over the letters: starts those that are due, puts the next mails of the oldest active letter into
 * the outbox at the configured rate, and marks finished letters as sent. Safe to run in several processes concurrently,
 * and each step is atomic, so a crash leaves nothing half done. `onError` gets the error for each letter that could not
 * be started.
 */
export async function releaseLetters(
  deps: Deps,
  onError: (error: unknown, letterId: string) => void,
): Promise<void> {
  const now = deps.now();
  if (!(await hasLetterToSend(deps.db, now))) return;
  for (const id of await listDueLetters(deps.db, now)) {
    await startDue(deps, id, now).catch((error) => onError(error, id));
  }
  await deps.db.transaction().execute((tx) => releaseNext(tx, deps));
  await finishLetters(deps.db, now);
}

function startDue({ db, publicUrl }: Deps, id: string, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const letter = await lockLetter(tx, id);
    // False if another process has started it in the meantime, or staff have rescheduled it.
    const isDue =
      letter?.status === 'scheduled' && letter.scheduledFor && letter.scheduledFor <= now;
    if (letter && isDue) await startLetter(tx, letter, { now, publicUrl });
  });
}

async function releaseNext(tx: Tx, { secrets }: Deps): Promise<void> {
  const letter = await lockReleasableLetter(tx);
  if (!letter) return;
  const { count: queued } = await countRecipientsIn(tx, letter.id, 'queued');
  const { count, pauseSeconds } = nextRelease({ ...letter, queued });
  if (count === 0) return;
  const taken = await takeWaitingRecipients(tx, letter.id, count);
  const gone = taken.filter(({ isSubscribed }) => !isSubscribed).map(({ id }) => id);
  await setRecipientState(tx, gone, { state: 'unsubscribed', isSettled: true });
  const withheld = taken.filter((each) => each.isSubscribed && each.isWithheld);
  const state = { state: 'withheld', isSettled: true } as const;
  await setRecipientState(
    tx,
    withheld.map(({ id }) => id),
    state,
  );
  const released = taken.flatMap(({ id, email, isSubscribed, isWithheld, tokenHash }) =>
    isSubscribed && !isWithheld && email ? [{ id, email, tokenHash }] : [],
  );
  await enqueueLetters(tx, secrets, released);
  await postponeRelease(tx, letter.id, pauseSeconds);
}

/**
 * Puts the mails to these recipients into the outbox. If a mail that was skipped while the letter was paused is still
 * in the outbox, requeues that mail, with the same Message-ID and link: it may have been sent without being recorded.
 */
async function enqueueLetters(
  tx: Tx,
  secrets: Context['secrets'],
  recipients: readonly { id: string; email: string; tokenHash: string | null }[],
): Promise<void> {
  const keyOf = (id: string) => `newsletter_letter:${id}`;
  await enqueueSkippedEmails(
    tx,
    recipients.filter(({ tokenHash }) => tokenHash !== null).map(({ id }) => keyOf(id)),
  );
  await enqueueEmails(
    tx,
    recipients.map(({ id, email }) => ({
      kind: 'newsletter_letter',
      toEmail: email,
      toName: '',
      payload: { id },
      dedupeKey: keyOf(id),
    })),
  );
  await markQueued(
    tx,
    recipients.map((recipient) => ({
      id: recipient.id,
      tokenHash: tokenHashFor(secrets, recipient),
    })),
  );
}
