import { messagesFor } from '../../platform/languages/messages-for.ts';
import { html } from '../../platform/text/html.ts';
import { formatMoment } from '../../platform/time/format-rules.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { neutralWords } from '../email/neutral/neutral-words.ts';
import { button, mailLayout, paragraph } from '../email/templates/layout.ts';
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

/** Mail to the client, mostly with the link to their page. It says nothing of what the agreement is about. */
export function agreementMail(
  kind: AgreementMailKind,
  { clientName, expiresAt, firm, wording, link }: AgreementMailInput,
): Mail {
  const { agreement, mails } = messagesFor(firm);
  const words = {
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
  const { subject, opening } = wording === 'neutral' ? neutralWords(firm)[kind] : words;
  const label = kind === 'agreement_done' ? agreement.doneButton : agreement.linkButton;
  const salutation = mails.salutation({ name: clientName });
  const until =
    expiresAt && TO_SIGN.includes(kind)
      ? agreement.signUntil({ when: formatMoment(expiresAt, firm.zone, firm.formats.locale) })
      : undefined;
  const questions = `${mails.questions}: ${mails.callOrReply({ phone: firm.phone })}`;
  return {
    wording,
    subject,
    text: [
      salutation,
      opening,
      ...(link ? [`${label}:\n${link}`] : []),
      ...(until ? [until] : []),
      questions,
      `${firm.name}\n${firm.phone}`,
      agreement.smallPrint,
    ].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(salutation)}${paragraph(opening)}${link ? button(firm, link, label) : ''}${until ? paragraph(until) : ''}${paragraph(questions)}`,
      agreement.smallPrint,
      { wording },
    ),
    // Anyone with the link can sign, so the token is left out of the record of sent mails.
    ...(link && { secret: link.slice(link.lastIndexOf('/') + 1) }),
  };
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
