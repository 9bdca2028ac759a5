import type { ClientMeeting } from '../../../src/features/appointments/schema.ts';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';

/** The icon of each kind of place. */
export const PLACE_ICONS = { office: 'pin', phone: 'phone', video: 'external' } as const;

/** How a consultation takes place, in two or three words. */
export const placeTitle = (place: ClientMeeting['place']): string =>
  ({ office: m.meeting.atOffice, phone: m.meeting.byPhone, video: m.meeting.byVideo })[place];

type Firm = Pick<FirmProfile, 'name' | 'phone'>;

/** Where the client has to be, how to join, or who calls whom; the same text as in the mails. */
export function whereText(
  meeting: ClientMeeting,
  firm: Firm & Parameters<typeof addressLine>[0] & Pick<FirmProfile, 'formats'>,
): string {
  const { place, placeText, officeAddress } = meeting;
  if (place === 'office') return officeAddress || addressLine(firm, firm.formats);
  if (place === 'phone') return whoCalls(meeting, firm);
  return placeText || m.meeting.linkFollows;
}

/**
 * The firm's note about the place, such as the floor, unless `whereText` already contains it. Not for a client who calls
 * the firm: such notes are written for clients whom the firm calls.
 */
export const placeNote = ({ place, placeText, callsClient }: ClientMeeting): string =>
  place === 'video' || (place === 'phone' && !callsClient) ? '' : placeText;

/** The text before the name of the attorney. */
export const meetWords = (place: ClientMeeting['place']): string =>
  place === 'phone' ? m.meeting.talksTo : m.meeting.meets;

const whoCalls = ({ attorney, callsClient }: ClientMeeting, firm: Firm): string =>
  callsClient
    ? m.meeting.personCalls({ name: attorney ?? firm.name })
    : m.meeting.clientCalls({ phone: firm.phone });

/** The text about what the client should have with them. */
export const bringText = ({ place, bringText: own }: ClientMeeting): string =>
  own || (place === 'office' ? m.meeting.bringToOffice : m.meeting.haveAtHand);
