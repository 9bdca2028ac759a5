import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import type { MailContent } from '../email/mail-content.ts';
import { letterContent, letterTestContent } from './letters/delivery/letter-content.ts';
import { newsletterConfirmation, newsletterWelcome } from './mail-templates.ts';
import { findSubscriberForMail } from './queries.ts';
import { tokenPlace } from './token.ts';

const aboutSubscription = (
  template: typeof newsletterConfirmation,
  status: 'pending' | 'confirmed',
): MailContent => ({
  receiver: 'requester',
  language: async (db, { id }) => (await findSubscriberForMail(db, id))?.clientLanguage,

  async write({ db, secrets, firm, texts, wording, publicUrl, id, sealedToken = '' }) {
    const subscriber = await findSubscriberForMail(db, id);
    const token = secrets.open(sealedToken, tokenPlace(id));
    // Outdated: a later request or decision for the same address has replaced this one.
    if (subscriber?.status !== status || subscriber.tokenHash !== hashOfToken(token))
      return undefined;
    return { mail: template({ firm, texts, wording, publicUrl, token }) };
  },
  sample: ({ wording = 'named', ...look }) => template({ ...look, wording, token: 'sample' }),
});

/** Builds the content of the newsletter's mails. */
export const newsletterMails = {
  newsletter_confirmation: aboutSubscription(newsletterConfirmation, 'pending'),
  newsletter_letter: letterContent,
  newsletter_letter_test: letterTestContent,
  newsletter_welcome: aboutSubscription(newsletterWelcome, 'confirmed'),
};
