import type { ClientMeeting } from '../../../src/features/appointments/schema.ts';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** The icon of each kind of place. */
export const PLACE_ICONS = { office: 'pin', phone: 'phone', video: 'external' } as const;

const TITLES = { office: 'At our office', phone: 'By phone', video: 'By video' } as const;

/** How a consultation takes place, in two or three words. */
export const placeTitle = (place: ClientMeeting['place']): string => TITLES[place];

type Firm = Pick<FirmProfile, 'name' | 'phone'>;

/** Where the client has to be, how to join, or who calls whom; the same text as in the mails. */
export function whereText(
  meeting: ClientMeeting,
  firm: Firm & Parameters<typeof addressLine>[0],
): string {
  const { place, placeText, officeAddress } = meeting;
  if (place === 'office') return officeAddress || addressLine(firm);
  if (place === 'phone') return whoCalls(meeting, firm);
  return placeText || 'We will send you the link.';
}

/**
 * The firm's note about the place, such as the floor, unless `whereText` already contains it. Not for a client who calls
 * the firm: such notes are written for clients whom the firm calls.
 */
export const placeNote = ({ place, placeText, callsClient }: ClientMeeting): string =>
  place === 'video' || (place === 'phone' && !callsClient) ? '' : placeText;

/** The text before the name of the attorney. */
export const meetWords = (place: ClientMeeting['place']): string =>
  place === 'phone' ? 'You will talk to' : 'You will meet';

const whoCalls = ({ attorney, callsClient }: ClientMeeting, firm: Firm): string =>
  callsClient
    ? `${attorney ?? firm.name} will call you at the number that you gave us.`
    : `Please call us at ${firm.phone}.`;

/** The text about what the client should have with them. */
export const bringText = ({ place, bringText: own }: ClientMeeting): string =>
  own ||
  (place === 'office'
    ? 'A photo ID and any papers you already have. Missing papers are fine.'
    : 'Have any papers you already have at hand. Missing papers are fine.');
