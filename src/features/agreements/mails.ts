import type { MailContent, MailReceiver } from '../email/mail-content.ts';
import { agreementUrl } from './client-link/make-link.ts';
import {
  type AgreementMailKind,
  agreementCountersigned,
  agreementMail,
  agreementSigned,
} from './mail-templates.ts';
import { findAgreement } from './queries.ts';
import type { AgreementState } from './rules.ts';
import { findStated } from './stated-queries.ts';

/** Invented facts for the samples. */
const SAMPLE = {
  clientName: 'Sample Client',
  name: 'Fee agreement',
  at: new Date('2026-03-10T16:00:00Z'),
};

const client: MailReceiver = async (db, { id }) => {
  const agreement = await findAgreement(db, id);
  return agreement ? findStated(db, agreement) : null;
};

/** A mail to the client, as long as the agreement is in one of these states. */
const toClient = (kind: AgreementMailKind, states: readonly AgreementState[]): MailContent => ({
  receiver: client,
  language: async (db, { id }) => (await findAgreement(db, id))?.negotiatedLanguage,

  async write({ db, secrets, firm, publicUrl, wording, id }) {
    const agreement = await findAgreement(db, id);
    if (!agreement || !states.includes(agreement.state)) return undefined;
    const link =
      kind === 'agreement_withdrawn'
        ? undefined
        : agreementUrl({ secrets, publicUrl, firm }, agreement);
    const { clientName, expiresAt } = agreement;
    return { mail: agreementMail(kind, { clientName, expiresAt, firm, wording, link }) };
  },
  sample: ({ firm, publicUrl, wording = 'named' }) =>
    agreementMail(kind, {
      ...{ clientName: SAMPLE.clientName, expiresAt: SAMPLE.at, firm, wording },
      link: kind === 'agreement_withdrawn' ? undefined : `${publicUrl}/agreement/sample`,
    }),
});

const toFirm = (
  template: typeof agreementSigned,
  states: readonly AgreementState[],
): MailContent => ({
  receiver: 'firm',

  async write({ db, firm, publicUrl, id }) {
    const agreement = await findAgreement(db, id);
    if (!agreement?.signedAt || !states.includes(agreement.state)) return undefined;
    const { clientName, name, signedAt } = agreement;
    return { mail: template({ clientName, name, signedAt, firm, publicUrl, id }) };
  },
  sample: ({ firm, publicUrl }) =>
    template({ ...SAMPLE, signedAt: SAMPLE.at, firm, publicUrl, id: 'sample' }),
});

export const agreementMails = {
  agreement_link: toClient('agreement_link', ['sent', 'read', 'signed']),
  agreement_reminder: toClient('agreement_reminder', ['sent', 'read']),
  agreement_done: toClient('agreement_done', ['countersigned']),
  agreement_withdrawn: toClient('agreement_withdrawn', ['withdrawn']),
  agreement_signed: toFirm(agreementSigned, ['signed']),
  agreement_countersigned: toFirm(agreementCountersigned, ['countersigned']),
};
