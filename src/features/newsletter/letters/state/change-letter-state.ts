import type { Tx } from '../../../../../db/client.ts';
import { logChange } from '../../../../platform/audit/queries.ts';
import type { User } from '../../../../platform/auth/user.ts';
import { DomainError } from '../../../../platform/errors/errors.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import { getLetter } from '../get-letter.ts';
import { noSuchLetter } from '../no-such-letter.ts';
import { lockLetter, updateLetter } from '../queries.ts';
import { changeRecipientStates } from '../recipient-queries.ts';
import type { LetterStatus } from '../rules.ts';

type Change = {
  from: readonly LetterStatus[];
  to: LetterStatus;
  refusal: string;
  /** `set` changes other columns of the letter; `run` changes other rows. */
  set?: Parameters<typeof updateLetter>[2];
  run?: (tx: Tx, id: string, now: Date) => Promise<void>;
};

const FRESH_START = { failuresInRow: 0, releaseAt: null, pausedBecause: null };

/** The changes that staff can make to a letter that is scheduled, being sent, paused or sent. */
const CHANGES = {
  unschedule: {
    from: ['scheduled'],
    to: 'draft',
    set: { scheduledFor: null },
    refusal: 'This letter is not scheduled.',
  },
  pause: { from: ['sending'], to: 'paused', refusal: 'This letter is not being sent.' },
  resume: {
    from: ['paused'],
    to: 'sending',
    set: FRESH_START,
    refusal: 'This letter is not paused.',
  },
  cancel: {
    from: ['sending', 'paused'],
    to: 'cancelled',
    refusal: 'This letter is not being sent.',
    // Mails that are already in the outbox are cancelled when they are processed.
    run: async (tx, id, now) => {
      const change = { from: 'waiting', to: 'cancelled', isSettled: true } as const;
      await changeRecipientStates(tx, id, change);
      await updateLetter(tx, id, { finishedAt: now });
    },
  },
  retry_refused: {
    from: ['sending', 'paused', 'sent'],
    to: 'sending',
    set: { ...FRESH_START, finishedAt: null },
    refusal: 'This letter has not been sent.',
    run: async (tx, id) => {
      const change = { from: 'refused', to: 'waiting', isSettled: false } as const;
      if ((await changeRecipientStates(tx, id, change)) > 0) return;
      throw new DomainError('conflict', 'nobody_refused', 'No mail of this letter was rejected.');
    },
  },
} as const satisfies Record<string, Change>;

type LetterChange = keyof typeof CHANGES;

/**
 * Changes the state of a letter: `unschedule`, `pause`, `resume`, `cancel`, or `retry_refused`, which retries the rejected
 * mails. Throws `letter_not_found`, `wrong_letter_state` or `nobody_refused`.
 */
export async function changeLetterState(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  id: string,
  name: LetterChange,
) {
  const { from, to, refusal, set, run }: Change = CHANGES[name];
  await db.transaction().execute(async (tx) => {
    const letter = await lockLetter(tx, id);
    if (!letter) throw noSuchLetter();
    if (!from.includes(letter.status))
      throw new DomainError('conflict', 'wrong_letter_state', refusal);
    await updateLetter(tx, id, { ...set, status: to });
    await run?.(tx, id, now());
    await logChange(tx, user.username, `letter.${name}`, ['letters', id], {
      before: { subject: letter.subject, status: letter.status },
      after: { subject: letter.subject, status: to },
    });
  });
  return getLetter(db, id);
}
