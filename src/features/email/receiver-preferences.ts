import type { Db } from '../../../db/client.ts';
import { wordingFor } from '../contact-preferences/queries.ts';
import { mayUse, type Wording } from '../contact-preferences/rules.ts';
import type { MailContents } from './mail-content.ts';
import type { OutboxEmail } from './queries.ts';

/** The stated preferences of the receiver of a mail. A refused mail must not be sent. */
type ReceiverPreferences = { isRefused: boolean; wording: Wording };

const FIRM_WISHES: ReceiverPreferences = { isRefused: false, wording: 'named' };

/**
 * Reads the stated preferences of the receiver of a mail. A refusal applies only to the record that the mail is about,
 * so that nobody can suppress mails to others by entering their address into a form; neutral wording applies to the
 * address.
 */
export async function readReceiverPreferences(
  { db, mailContents }: { db: Db; mailContents: MailContents },
  { kind, payload, toEmail }: Pick<OutboxEmail, 'kind' | 'payload' | 'toEmail'>,
): Promise<ReceiverPreferences> {
  const { receiver } = mailContents[kind];
  if (receiver === 'firm' || payload.sampleTexts) return FIRM_WISHES;
  const stated = receiver === 'requester' ? null : await receiver(db, payload);
  return {
    isRefused: !mayUse(stated, 'email'),
    wording: await wordingFor(db, { email: toEmail, contactPreferences: stated }),
  };
}
