import { messagesFor } from '../../platform/languages/messages-for.ts';
import { formatZone } from '../../platform/time/format-rules.ts';
import { addressLine } from '../firm/address-rules.ts';
import { officeWith } from '../firm/offices/rules.ts';
import type { Office } from '../firm/offices/schema.ts';
import type { FirmProfile } from '../firm/schema.ts';
import type { Place } from '../scheduling/rules.ts';
import { appointmentTime } from './mail-templates/appointment-time.ts';

/**
 * Whom a consultation is with and how it takes place, as text for mails and calendar files. Pure. Everything is
 * optional: an appointment whose type has been deleted takes place at the office, as in a new installation.
 */
export type Meeting = {
  /** The attorney; null if it is with the firm as a whole. */
  hostName?: string | null;
  place?: Place | null;
  /** The key of the office; null for the main one. */
  officeKey?: string | null;
  /** Where or how to join, as staff wrote it: the link of a video call, the floor of an office. */
  placeText?: string | null;
  /** What to bring, as staff wrote it; null or empty for the standard text. */
  bringText?: string | null;
  /** What it costs, as staff wrote it; null or empty if they state no price. */
  priceLabel?: string | null;
  /** Where to pay with another processor, and whether a fee is paid before booking instead. */
  payLink?: string | null;
  isPrepaid?: boolean | null;
  /** Whether the attorney does not work on the practice area, although others do. */
  isOutsideArea?: boolean;
  /** The language of the site in which it was booked; null for the main one. */
  clientLanguage?: string | null;
  /** The language for which the client asked. */
  language?: string | null;
  /** The number that the client gave. */
  phone?: string | null;
};

type Firm = Pick<FirmProfile, 'name' | 'formats'> & Parameters<typeof officeWith>[0];

/** The name of the attorney, or of the firm. */
export const whoOf = ({ hostName }: Meeting, firm: Pick<Firm, 'name'>): string =>
  hostName || firm.name;

export const isAtOffice = ({ place }: Meeting): boolean => !place || place === 'office';

/** The office in which the client meets the attorney. */
export const officeOf = ({ officeKey }: Pick<Meeting, 'officeKey'>, firm: Firm): Office =>
  officeWith(firm, officeKey);

/** Where the client goes, who calls whom, or the link to join, for a mail to the client. */
export function whereOf(meeting: Meeting, firm: Firm): string {
  if (isAtOffice(meeting))
    return `${firm.name}, ${addressLine(officeOf(meeting, firm), firm.formats)}`;
  const { mails } = messagesFor(firm);
  if (meeting.place === 'video') return meeting.placeText || mails.videoLinkLater;
  const phone = meeting.phone?.replaceAll(/\s+/g, ' ');
  return phone
    ? mails.weCall({ who: whoOf(meeting, firm), phone })
    : mails.clientCalls({ phone: firm.phone });
}

/**
 * The note that staff wrote about the place, unless `whereOf` already contains it. Not for a client who calls the firm:
 * such notes are written for clients whom the firm calls.
 */
export const placeNoteOf = ({ place, placeText, phone }: Meeting): string | undefined =>
  place === 'video' || (place === 'phone' && !phone) ? undefined : placeText || undefined;

/** Parking and access of the office; undefined without a note, and if it is not at an office. */
export const accessNoteOf = (meeting: Meeting, firm: Firm): string | undefined =>
  isAtOffice(meeting) ? officeOf(meeting, firm).accessNote || undefined : undefined;

/**
 * The time on the clocks of an office in another zone than the firm's, `Wed, Mar 11 at 10:00 AM (Mountain Time)`;
 * undefined if they show the same, and if it is not at an office.
 */
export function officeTimeOf(
  meeting: Meeting & { scheduledDate: Date },
  firm: Firm,
): string | undefined {
  if (!isAtOffice(meeting)) return undefined;
  const otherZone = officeOf(meeting, firm).zone;
  const timeIn = (zone: string) => appointmentTime(meeting.scheduledDate, { ...firm, zone }).short;
  const time = timeIn(otherZone);
  if (time === timeIn(firm.zone)) return undefined;
  const zone = formatZone(otherZone, firm.formats.locale);
  return messagesFor(firm).mails.officeTime({ time, zone });
}

/** How it takes place, for the firm; undefined at the office. */
export function howOf({ place, phone }: Meeting): string | undefined {
  if (place === 'video') return 'By video';
  if (place !== 'phone') return undefined;
  return phone ? 'By phone' : 'By phone. The client gave no number and will call.';
}

/** A link in a text, without the punctuation that follows it. */
export const LINK = /https:\/\/[^\s<>"]+[^\s<>".,;:!?)]/;

/** The first link in the staff's text about joining a video call. */
export const joinLinkOf = ({ place, placeText }: Meeting): string | undefined =>
  place === 'video' ? LINK.exec(placeText ?? '')?.[0] : undefined;

/** The place in a calendar: an address, or how it takes place. */
export function calendarPlaceOf(meeting: Meeting, firm: Firm): string {
  if (isAtOffice(meeting)) return addressLine(officeOf(meeting, firm), firm.formats);
  const texts = messagesFor(firm).meeting;
  return meeting.place === 'video' ? (joinLinkOf(meeting) ?? texts.byVideo) : texts.byPhone;
}

/**
 * The notes in a calendar file, one sentence each. They contain neither the client's number nor what to bring, which
 * could reveal the matter: calendars are shown on shared screens.
 */
export function calendarNotesOf(meeting: Meeting & { scheduledDate: Date }, firm: Firm): string[] {
  const { hostName, place, placeText, priceLabel } = meeting;
  const note = place === 'video' ? placeText : placeNoteOf(meeting);
  const access = accessNoteOf(meeting, firm);
  const officeTime = officeTimeOf(meeting, firm);
  const { calendar, meeting: texts } = messagesFor(firm);
  const call = meeting.phone
    ? calendar.weCall({ who: whoOf(meeting, firm) })
    : texts.clientCalls({ phone: firm.phone });
  return [
    ...(hostName ? [calendar.withWhom({ attorney: hostName })] : []),
    ...(place === 'phone' ? [call] : []),
    ...(officeTime ? [calendar.timeAtOffice({ time: officeTime })] : []),
    ...(note ? [note] : []),
    ...(access ? [access] : []),
    ...(priceLabel ? [calendar.price({ price: priceLabel })] : []),
  ];
}
