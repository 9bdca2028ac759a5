import type { Tx } from '../../../../../db/client.ts';
import type { FailedAttempt, MailContent } from '../../../email/mail-content.ts';
import { NO_ADVERTISING } from '../content/find-advertising-parts.ts';
import { findLetterWords } from '../content/find-letter-words.ts';
import { type LetterWords, letterMail } from '../content/letter-mail.ts';
import { findLetter } from '../queries.ts';
import { findRecipient, setRecipientState } from '../recipient-queries.ts';
import { backOffSeconds, PAUSE_AFTER_REFUSALS } from '../rules.ts';
import { countFailure, pauseBecause, postponeRelease, resetFailures } from './queries.ts';
import { findToken } from './recipient-token.ts';
import { countRefusal, forgetRefusals } from './refusal-queries.ts';

/** Made-up texts for the sample; the actual text of a letter is archived when sending starts. */
const SAMPLE_LETTER: LetterWords = {
  subject: 'Sample letter',
  previewLine: 'What this letter is about.',
  opening: 'Good morning,',
  content: '<p>The text of the letter.</p>',
  articles: [],
  closing: 'Until the next letter.',
  advertising: NO_ADVERTISING,
};

const sample: MailContent['sample'] = ({ wording = 'named', ...look }) =>
  letterMail({ ...look, wording, letter: SAMPLE_LETTER, token: null });

/**
 * A letter to one subscriber. `payload.id` is the id of the recipient. Whether the letter is still being sent and the
 * subscriber still wants it is checked when the mail is written, just before it is sent.
 */
export const letterContent: MailContent = {
  receiver: 'requester',
  language: async (db, { id }) => (await findRecipient(db, id))?.clientLanguage,

  async write({ db, secrets, now, firm, publicUrl, id, wording }) {
    const recipient = await findRecipient(db, id);
    if (recipient?.letterStatus !== 'sending' || !recipient.isSubscribed) return undefined;
    if (recipient.isWithheld) return undefined;
    const token = findToken(secrets, { id, tokenHash: recipient.tokenHash });
    const letter = await findLetter(db, recipient.letterId);
    // The key that the token was derived from is lost: the recipient goes back to waiting and gets a new token.
    if (!letter || token === undefined) return undefined;
    const { words } = await findLetterWords({ db, now: now(), firm }, letter);
    return { mail: letterMail({ firm, publicUrl, letter: words, token, wording }) };
  },

  sample,

  async onSent(tx, { id }, { outcome }) {
    const recipient = await findRecipient(tx, id);
    if (!recipient) return;
    // Deleting a letter or a subscriber locks the recipients last; in another order the two could deadlock.
    await resetFailures(tx, recipient.letterId);
    if (recipient.subscriberId) await forgetRefusals(tx, recipient.subscriberId);
    const state = outcome === 'caught' ? 'caught' : 'sent';
    await setRecipientState(tx, [id], { state, isSettled: true });
  },

  async onFailed(tx, { id }, attempt) {
    const recipient = await findRecipient(tx, id);
    if (!recipient) return;
    await slowDown(tx, recipient.letterId, attempt);
    if (attempt.failure.refusesReceiver && recipient.subscriberId) {
      await countRefusal(tx, recipient.subscriberId, attempt.failure.message);
    }
    const state = attempt.isFinal ? 'refused' : 'deferred';
    await setRecipientState(tx, [id], { state, isSettled: attempt.isFinal });
  },

  /** A mail of a paused letter waits until the letter is resumed. */
  async onSkipped(tx, { id }) {
    const recipient = await findRecipient(tx, id);
    if (!recipient) return;
    const state = stateOfSkipped(recipient);
    await setRecipientState(tx, [id], { state, isSettled: state !== 'waiting' });
  },
};

function stateOfSkipped({
  letterStatus,
  isSubscribed,
  isWithheld,
}: {
  letterStatus: string;
  isSubscribed: boolean;
  isWithheld: boolean;
}) {
  if (!isSubscribed) return 'unsubscribed';
  if (isWithheld) return 'withheld';
  return letterStatus === 'cancelled' ? 'cancelled' : 'waiting';
}

/** Backs off if the mail server reports temporary failures, and pauses the letter if it rejects many mails in a row. */
async function slowDown(
  tx: Tx,
  letterId: string,
  { failure, isFinal, firstPauseSeconds }: FailedAttempt,
): Promise<void> {
  const failuresInRow = await countFailure(tx, letterId);
  if (isFinal) {
    if (failuresInRow >= PAUSE_AFTER_REFUSALS) await pauseBecause(tx, letterId, failure.message);
    return;
  }
  const seconds = backOffSeconds(failure, { failuresInRow, firstPauseSeconds });
  if (seconds > 0) await postponeRelease(tx, letterId, seconds);
}

/**
 * A test mail of a letter to a member of staff, whose unsubscribe link has no effect. `payload.id` is the id of the
 * letter.
 */
export const letterTestContent: MailContent = {
  receiver: 'firm',

  async write({ db, now, firm, publicUrl, id, wording }) {
    const letter = await findLetter(db, id);
    if (!letter) return undefined;
    const { words } = await findLetterWords({ db, now: now(), firm }, letter);
    const mail = letterMail({ firm, publicUrl, letter: words, token: null, wording });
    return { mail: { ...mail, subject: `Test: ${mail.subject}` } };
  },
  sample,
};
