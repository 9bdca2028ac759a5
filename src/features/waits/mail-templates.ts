import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { messagesFor } from '../../platform/languages/messages-for.ts';
import { formatDate, formatDateInFull, noonOf } from '../../platform/time/format-rules.ts';
import { appointmentTime } from '../appointments/mail-templates/appointment-time.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { facts, mailToClient, pageButton, words } from '../email/templates/mail-to-client.ts';
import { mailWords } from '../email/texts/mail-words.ts';
import type { MailTexts } from '../email/texts/rules.ts';

type Input = {
  firm: MailFirm;
  texts?: MailTexts | undefined;
  wording: Wording;
  /** The URL of the client's page; undefined if there is none. */
  link: string | undefined;
  wait: {
    firstName: string;
    /** The name of the consultation type. */
    type: string;
    /** Local dates, both inclusive. */
    fromDay: string;
    untilDay: string;
    /** The appointment for which an earlier time is wanted. */
    appointmentDate: Date | null;
  };
};

/** An offered time, with its attorney; null for the firm as a whole. */
type Offer = { scheduledDate: Date; heldUntil: Date; attorney: string | null };

type Row = readonly [label: string, value: string];

/** Tells a client that they are on the list, with the link to their page. */
export function earlierTimeWait({ wait, ...input }: Input): Mail {
  const { firm, wording } = input;
  const { mails } = messagesFor(firm);
  const texts = mailWords('earlier_time_wait', input, { client: wait.firstName });
  const rows: Row[] = [
    [mails.waitedDays, daysOf(wait, firm)],
    ...what(wait, wording, firm),
    ...insteadOf(wait, firm),
  ];
  return clientMail(input, { ...texts, name: wait.firstName, rows, label: mails.seeOrLeaveList });
}

/** Offers a time that is held for the client, with the link to the page that answers. */
export function earlierTimeOffer({ wait, offer, ...input }: Input & { offer: Offer }): Mail {
  const { firm, wording } = input;
  const { mails } = messagesFor(firm);
  const values = { client: wait.firstName, attorney: offer.attorney ?? firm.name };
  const { subject, ...texts } = mailWords('earlier_time_offer', input, values);
  const time = appointmentTime(offer.scheduledDate, firm);
  const rows: Row[] = [
    [mails.when, time.long],
    [mails.heldUntil, appointmentTime(offer.heldUntil, firm).short],
    ...(wording === 'neutral' || !offer.attorney
      ? []
      : [[mails.withWhom, offer.attorney] as const]),
    ...what(wait, wording, firm),
    ...insteadOf(wait, firm),
  ];
  return clientMail(input, {
    ...texts,
    subject: mails.subjectWithTime({ subject, time: time.short }),
    ...{ name: wait.firstName, rows, label: mails.answerOffer },
  });
}

/** With neutral wording, what it is about is on the page only. */
const what = ({ type }: Input['wait'], wording: Wording, firm: MailFirm): Row[] =>
  wording === 'neutral' ? [] : [[messagesFor(firm).mails.what, type]];

const insteadOf = ({ appointmentDate }: Input['wait'], firm: MailFirm): Row[] =>
  appointmentDate
    ? [[messagesFor(firm).mails.insteadOf, appointmentTime(appointmentDate, firm).short]]
    : [];

function daysOf({ fromDay, untilDay }: Input['wait'], firm: MailFirm): string {
  const from = dayWords(fromDay, firm);
  if (fromDay === untilDay) return from;
  return messagesFor(firm).mails.fromUntil({ from, until: dayWords(untilDay, firm) });
}

function dayWords(localDate: string, { formats }: MailFirm): string {
  const format = formats.language === MAIN_LANGUAGE ? formatDate : formatDateInFull;
  return format(noonOf(localDate), 'UTC', formats.locale);
}

function clientMail(
  { firm, wording, link }: Omit<Input, 'wait'>,
  {
    opening,
    closing,
    rows,
    label,
    ...mail
  }: {
    subject: string;
    opening: string;
    closing: string;
    name: string;
    rows: readonly Row[];
    label: string;
  },
): Mail {
  const { mails } = messagesFor(firm);
  const questions: Row = [mails.questions, mails.callOrReply({ phone: firm.phone })];
  return mailToClient({
    ...mail,
    ...{ firm, wording, smallPrint: mails.waitSmallPrint, privateLink: link },
    parts: [
      words(opening),
      facts(firm, [...rows, questions]),
      pageButton(firm, link, label),
      words(closing),
    ],
  });
}
