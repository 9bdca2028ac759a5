import { messagesFor } from '../../../platform/languages/messages-for.ts';
import type { Wording } from '../../contact-preferences/rules.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { table } from '../../email/templates/layout.ts';
import { facts, mailToClient, pageButton, words } from '../../email/templates/mail-to-client.ts';
import type { MailTexts } from '../../email/texts/rules.ts';
import { appointmentCalendarFile } from '../calendar-file.ts';
import { type Meeting, officeTimeOf, whoOf } from '../meeting.ts';
import { CHANGE_UNTIL_HOURS } from '../rules.ts';
import { appointmentCard } from './appointment-card.ts';
import { appointmentTime } from './appointment-time.ts';
import { inHtml, type Row } from './meeting-rows.ts';

/** The input of every mail to a client about an appointment. */
export type ClientMailInput = {
  appointment: Meeting & {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    scheduledDate: Date;
    duration: number;
    version: number;
  };
  firm: MailFirm;
  /** When the invitation was created; stays the same when the mail is sent again. */
  stamp: Date;
  publicUrl: string;
  /** The URL of the client's own page, where they confirm, move and cancel; undefined if there is none. */
  link?: string | undefined;
  /**
   * With neutral wording, the parts of the mail and its calendar file that are visible without opening them name
   * neither the firm nor the matter.
   */
  wording: Wording;
  /** The texts that staff edited for mails of this kind; the original texts if undefined. */
  texts?: MailTexts | undefined;
};

type Words = {
  /** The subject up to the time, such as `Your consultation`. Never names the matter: subjects show on lock screens. */
  subject: string;
  opening: string;
  /** Rows between the time and the contact row. */
  rows: readonly Row[];
  /** Label of the button to the client's own page; without it the mail has no button. */
  linkLabel?: string;
  closing: string;
  smallPrint: string;
  /** Null for a mail that changes nothing in the client's calendar. */
  method: 'REQUEST' | 'CANCEL' | null;
};

/** A mail to the client: what happened, the time of the appointment, the contact, and the calendar file. */
export function clientMail(input: ClientMailInput, texts: Words): Mail {
  const { appointment, firm, link, wording } = input;
  const { subject, opening, rows: between, linkLabel, closing, smallPrint, method } = texts;
  const time = appointmentTime(appointment.scheduledDate, firm);
  const { mails } = messagesFor(firm);
  const isNeutral = wording === 'neutral';
  const questions: Row = [mails.questions, mails.callOrReply({ phone: firm.phone })];
  const officeTime = officeTimeOf(appointment, firm);
  const rows: Row[] = [
    [mails.when, time.long],
    ...(officeTime ? [[mails.timeAtOffice, officeTime] as const] : []),
    [mails.howLong, mails.minutes({ count: appointment.duration })],
    // The rows in `between` may name the firm: with neutral wording, they come as late as possible.
    ...(isNeutral ? [questions, ...between] : [...between, questions]),
  ];
  const privateLink = linkLabel && link;
  const isPlain = isNeutral || method === 'CANCEL';
  const card = isPlain ? table(firm, inHtml(firm, rows, wording)) : appointmentCard(input, rows);
  return {
    ...mailToClient({
      ...{ firm, wording, name: appointment.firstName, smallPrint, privateLink },
      subject: mails.subjectWithTime({ subject, time: time.short }),
      parts: [
        words(opening),
        facts(firm, rows, card),
        pageButton(firm, privateLink, linkLabel ?? ''),
        words(closing),
      ],
    }),
    ...invitationOf(input, texts),
  };
}

function invitationOf(
  { appointment, firm, stamp, publicUrl, wording }: ClientMailInput,
  { method }: Words,
): Pick<Mail, 'invitation'> {
  if (!method) return {};
  const { firstName, lastName, email } = appointment;
  const attendee = { name: `${firstName} ${lastName}`, email };
  const content = appointmentCalendarFile({
    appointment,
    firm,
    method,
    stamp,
    attendee,
    publicUrl,
    wording,
  });
  return { invitation: { method, content } };
}

/** The values of the fields that texts of mails about appointments may contain. */
export const wordFacts = (input: ClientMailInput) => ({
  client: input.appointment.firstName,
  attorney: whoOf(input.appointment, input.firm),
  howToChange: rescheduleHint(input),
});

/** How to move or cancel: on the client's own page if there is one, else by phone. */
const rescheduleHint = ({ firm, link }: Pick<ClientMailInput, 'firm' | 'link'>): string => {
  const { mails } = messagesFor(firm);
  const { phone } = firm;
  return link
    ? mails.changeOnPage({ hours: `${CHANGE_UNTIL_HOURS}`, phone })
    : mails.changeByPhone({ phone });
};
