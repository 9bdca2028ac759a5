import { messagesFor } from '../../../platform/languages/messages-for.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import {
  type ContactPreferences,
  preferencesLine,
  type Wording,
} from '../../contact-preferences/rules.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { inlineLink } from '../../email/templates/layout.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { hasSeveralOffices } from '../../firm/offices/rules.ts';
import {
  accessNoteOf,
  howOf,
  isAtOffice,
  LINK,
  type Meeting,
  officeOf,
  placeNoteOf,
  whereOf,
} from '../meeting.ts';

/**
 * A label and its value. `ours` marks text written by staff, the only text that may contain links: otherwise, a booking
 * with somebody else's address could be used to send them a link.
 */
export type Row = readonly [label: string, value: string, author?: 'ours'];

/** The row with the attorney; none for the firm as a whole. */
export const withRows = ({ hostName }: Meeting, firm: MailFirm): Row[] =>
  hostName ? [[messagesFor(firm).mails.withWhom, hostName]] : [];

function outsideAreaRows({ hostName, isOutsideArea }: Meeting, firm: MailFirm): Row[] {
  if (!hostName || !isOutsideArea) return [];
  const { mails, meeting } = messagesFor(firm);
  return [[mails.practiceArea, meeting.outsideArea({ attorney: hostName })]];
}

/** Whom the client meets, where or how, and the staff's note about the place. */
export function meetingRows(meeting: Meeting, firm: MailFirm): Row[] {
  const { mails } = messagesFor(firm);
  const where = whereOf(meeting, firm);
  const note = placeNoteOf(meeting);
  const access = accessNoteOf(meeting, firm);
  return [
    ...withRows(meeting, firm),
    ...outsideAreaRows(meeting, firm),
    meeting.place === 'video' ? [mails.where, where, 'ours'] : [mails.where, where],
    ...(note ? [[mails.pleaseNote, note, 'ours'] as const] : []),
    ...(access ? [[mails.parkingAndAccess, access, 'ours'] as const] : []),
  ];
}

/** What the consultation costs, and where to pay for it; none if the firm states neither. */
export const priceRows = ({ priceLabel, payLink, isPrepaid }: Meeting, firm: MailFirm): Row[] => {
  const { mails, payment } = messagesFor(firm);
  return [
    ...(priceLabel ? [[mails.price, priceLabel] as const] : []),
    ...(payLink && !isPrepaid ? [[payment.payHere, payLink, 'ours'] as const] : []),
  ];
};

/** What to bring, or to have at hand in a call: `standard` if the type of consultation has no text for it. */
export const bringRow = (meeting: Meeting, standard: string, firm: MailFirm): Row => [
  isAtOffice(meeting) ? messagesFor(firm).mails.whatToBring : messagesFor(firm).mails.haveAtHand,
  meeting.bringText || standard,
  'ours',
];

/** What to bring, only if the type of consultation has a text for it. */
export const ownBringRows = (meeting: Meeting, firm: MailFirm): Row[] =>
  meeting.bringText ? [bringRow(meeting, '', firm)] : [];

/** For the firm: the office if there are several, how it takes place if not at an office, and the language asked for. */
export function noticeRows(meeting: Meeting, firm: MailFirm): [string, string][] {
  const how = howOf(meeting);
  return [
    ...withRows(meeting, firm).map(([label, value]): [string, string] => [label, value]),
    ...(hasSeveralOffices(firm) && isAtOffice(meeting)
      ? [['Where', addressLine(officeOf(meeting, firm), firm.formats)] satisfies [string, string]]
      : []),
    ...(how ? [['How', how] satisfies [string, string]] : []),
    ...(meeting.language ? [['Language', meeting.language] satisfies [string, string]] : []),
  ];
}

/** The fields that only mails to the firm contain. */
export type WithPreferences = { contactPreferences: ContactPreferences | null };

/** For the firm: how the client may be reached, if they have stated it. */
export function reachRows({ contactPreferences }: WithPreferences): [string, string][] {
  const preferences = preferencesLine(contactPreferences);
  return preferences ? [['May be reached', preferences]] : [];
}

/**
 * The rows for the HTML part, with links in text written by staff. With neutral wording, link texts do not reveal the
 * destination.
 */
export const inHtml = (firm: MailFirm, rows: readonly Row[], wording: Wording) =>
  rows.map(([label, value, author]): readonly [string, string | Html] =>
    author === 'ours' ? [label, withLinks(firm, value, wording)] : [label, value],
  );

const LINKS = new RegExp(`(${LINK.source})`);

function withLinks(firm: MailFirm, text: string, wording: Wording): Html {
  const textOf = (link: string) =>
    wording === 'neutral' ? messagesFor(firm).mails.openLink : link;
  // The odd parts are what the regular expression captures.
  const parts = text.split(LINKS);
  return html`${parts.map((part, place) => (place % 2 ? inlineLink(firm, part, textOf(part)) : part))}`;
}
