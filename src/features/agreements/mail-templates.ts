import { messagesFor } from '../../platform/languages/messages-for.ts';
import { formatMoment } from '../../platform/time/format-rules.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { neutralWords } from '../email/neutral/neutral-words.ts';
import { mailToClient, pageButton, words } from '../email/templates/mail-to-client.ts';
import { noticeToFirm } from '../email/templates/notice-to-firm.ts';

export type AgreementMailKind =
  | 'agreement_link'
  | 'agreement_reminder'
  | 'agreement_done'
  | 'agreement_withdrawn';

const TO_SIGN: readonly AgreementMailKind[] = ['agreement_link', 'agreement_reminder'];

export type AgreementMailInput = {
  clientName: string;
  expiresAt: Date | null;
  firm: MailFirm;
  wording: Wording;
  /** The client's page; undefined if there is nothing to read any more, or the key of its link is lost. */
  link: string | undefined;
};

/** A mail to the client. It does not say what the agreement is about. `link`: the client's page of the agreement. */
export function agreementMail(
  kind: AgreementMailKind,
  { clientName, expiresAt, firm, wording, link }: AgreementMailInput,
): Mail {
  const { agreement, mails } = messagesFor(firm);
  const named = {
    agreement_link: {
      subject: agreement.linkSubject,
      opening: agreement.linkOpening({ firm: firm.name }),
    },
    agreement_reminder: {
      subject: agreement.reminderSubject,
      opening: agreement.reminderOpening({ firm: firm.name }),
    },
    agreement_done: {
      subject: agreement.doneSubject,
      opening: agreement.doneOpening({ firm: firm.name }),
    },
    agreement_withdrawn: {
      subject: agreement.withdrawnSubject,
      opening: agreement.withdrawnOpening({ firm: firm.name }),
    },
  }[kind];
  const { subject, opening } = wording === 'neutral' ? neutralWords(firm)[kind] : named;
  const label = kind === 'agreement_done' ? agreement.doneButton : agreement.linkButton;
  const until =
    expiresAt && TO_SIGN.includes(kind)
      ? agreement.signUntil({ when: formatMoment(expiresAt, firm.zone, firm.formats.locale) })
      : '';
  const questions = `${mails.questions}: ${mails.callOrReply({ phone: firm.phone })}`;
  return mailToClient({
    ...{ firm, wording, subject, name: clientName, smallPrint: agreement.smallPrint },
    parts: [words(opening), pageButton(firm, link, label), words(until), words(questions)],
    privateLink: link,
  });
}

type Notice = {
  clientName: string;
  name: string;
  signedAt: Date;
  firm: MailFirm;
  publicUrl: string;
  id: string;
};

/** Mail to the firm: the client has signed, and the attorney signs next. */
export const agreementSigned = ({
  clientName,
  name,
  signedAt,
  firm,
  publicUrl,
  id,
}: Notice): Mail =>
  noticeToFirm(firm, {
    subject: 'A client has signed an agreement',
    opening: 'It binds both sides only once the firm has countersigned it.',
    rows: [
      ['Client', clientName],
      ['Agreement', name],
      ['Signed', formatMoment(signedAt, firm.zone, firm.formats.locale)],
      ['Countersign', `${publicUrl}/admin/agreements/${id}`],
    ],
  });

/** Mail to the firm: both have signed. */
export const agreementCountersigned = (notice: Notice): Mail =>
  noticeToFirm(notice.firm, {
    subject: 'An agreement is signed by both',
    opening: 'The PDF and the signed text are on its page.',
    rows: [
      ['Client', notice.clientName],
      ['Agreement', notice.name],
      ['Signed', formatMoment(notice.signedAt, notice.firm.zone, notice.firm.formats.locale)],
      ['Open', `${notice.publicUrl}/admin/agreements/${notice.id}`],
    ],
  });
