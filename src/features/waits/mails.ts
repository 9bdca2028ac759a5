import type { Db } from '../../../db/client.ts';
import type { Language } from '../../../messages/messages.ts';
import { readLanguage } from '../../platform/languages/client-language.ts';
import type { MailContent } from '../email/mail-content.ts';
import { getSchedule } from '../scheduling/queries.ts';
import { earlierTimeOffer, earlierTimeWait } from './mail-templates.ts';
import { findOfferForMail, findWaitOfOffer, markOfferMailed } from './offer-queries.ts';
import { findWait, type Wait } from './queries.ts';
import { WAIT_LINKS } from './wait-links.ts';

/** The type is named in the language of the client. */
async function factsOf(db: Db, wait: Wait, language: Language) {
  const { types } = await getSchedule(db, language);
  const { firstName, fromDay, untilDay, appointmentDate, consultationType } = wait;
  const type = types.find(({ key }) => key === consultationType)?.label ?? consultationType;
  return { firstName, fromDay, untilDay, appointmentDate, type };
}

const SAMPLE_WAIT = {
  firstName: 'Sample',
  type: 'Initial Consultation (30 min)',
  fromDay: '2030-03-05',
  untilDay: '2030-03-19',
  appointmentDate: null,
};

const SAMPLE_OFFER = {
  scheduledDate: new Date('2030-03-12T17:00:00Z'),
  heldUntil: new Date('2030-03-04T18:30:00Z'),
  attorney: null,
};

const aboutWait: MailContent = {
  receiver: async (db, { id }) => (await findWait(db, id))?.contactPreferences ?? null,
  language: async (db, { id }) => (await findWait(db, id))?.clientLanguage,

  async write({ db, secrets, publicUrl, firm, texts, wording, id }) {
    const wait = await findWait(db, id);
    if (!wait || wait.endedAt) return undefined;
    const facts = await factsOf(db, wait, readLanguage(firm.formats.language));
    const link = WAIT_LINKS.urlOf({ secrets, publicUrl, firm }, wait);
    return { mail: earlierTimeWait({ wait: facts, firm, texts, wording, link }) };
  },
  sample: ({ firm, texts, publicUrl, wording = 'named' }) =>
    earlierTimeWait({
      ...{ wait: SAMPLE_WAIT, firm, texts, wording },
      link: `${publicUrl}/earlier-times/sample`,
    }),
};

async function findWaitWithOffer(db: Db, offerId: string): Promise<Wait | undefined> {
  const found = await findWaitOfOffer(db, offerId);
  return found && findWait(db, found.waitId);
}

/** Not sent once the time is no longer held. */
const offered: MailContent = {
  receiver: async (db, { id }) => (await findWaitWithOffer(db, id))?.contactPreferences ?? null,
  language: async (db, { id }) => (await findWaitWithOffer(db, id))?.clientLanguage,

  async write({ db, secrets, publicUrl, now, firm, texts, wording, id }) {
    const offer = await findOfferForMail(db, id, now());
    const wait = offer && (await findWait(db, offer.waitId));
    if (!wait) return undefined;
    const facts = await factsOf(db, wait, readLanguage(firm.formats.language));
    const link = WAIT_LINKS.urlOf({ secrets, publicUrl, firm }, wait);
    return { mail: earlierTimeOffer({ wait: facts, offer, firm, texts, wording, link }) };
  },
  sample: ({ firm, texts, publicUrl, wording = 'named' }) =>
    earlierTimeOffer({
      ...{ wait: SAMPLE_WAIT, offer: SAMPLE_OFFER, firm, texts, wording },
      link: `${publicUrl}/earlier-times/sample`,
    }),
  /** A mail that was only stored on this machine has not reached the client. */
  async onSent(tx, { id }, { outcome, at }) {
    if (outcome === 'accepted') await markOfferMailed(tx, id, at);
  },
};

/** The contents of the mails to clients who wait. */
export const waitMails = { earlier_time_offer: offered, earlier_time_wait: aboutWait };
