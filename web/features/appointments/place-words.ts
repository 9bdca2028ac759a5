import type { ClientMeeting } from '../../../src/features/appointments/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** The icon beside the place. */
export const PLACE_ICONS = { office: 'pin', phone: 'phone', video: 'external' } as const;

const TITLES = { office: 'At our office', phone: 'By phone', video: 'By video' } as const;

/** How a consultation takes place, in two or three words. */
export const placeTitle = (place: ClientMeeting['place']): string => TITLES[place];

/** The address of the firm on one line. */
export const addressOf = ({
  street,
  city,
  region,
  postalCode,
}: Pick<FirmProfile, 'street' | 'city' | 'region' | 'postalCode'>): string =>
  `${street}, ${city}, ${region} ${postalCode}`;

/**
 * In which offices it may take place; undefined for none. `address` is that of the firm, for
 * attorneys without an office of their own.
 */
export function officesText(
  offices: readonly (string | null)[],
  address: string,
): string | undefined {
  if (offices.length === 0) return undefined;
  const addresses = [...new Set(offices.map((office) => office || address))];
  return `${addresses.length > 1 ? 'At one of our offices' : 'At our office'}: ${addresses.join('; ')}`;
}

type Firm = Pick<FirmProfile, 'name' | 'phone'>;

/**
 * Where to be, how to join, or who calls whom, as in the mails, with what the firm has written about it. `address` is
 * that of the office, theirs or the firm's.
 */
export function placeText(meeting: ClientMeeting, firm: Firm, address: string): string {
  const { place, placeText: note } = meeting;
  if (place === 'video') return note || 'We will send you the link.';
  const where = place === 'office' ? address : whoCalls(meeting, firm);
  return [place === 'office' && note ? `${where}.` : where, note].filter(Boolean).join(' ');
}

const whoCalls = ({ attorney, callsClient }: ClientMeeting, firm: Firm): string =>
  callsClient
    ? `${attorney ?? firm.name} will call you at the number that you gave us.`
    : `Please call us at ${firm.phone}.`;

/** What the client should have with them. */
export const bringText = ({ place, bringText: own }: ClientMeeting): string =>
  own ||
  (place === 'office'
    ? 'A photo ID and any papers you already have. Missing papers are fine.'
    : 'Have any papers you already have at hand. Missing papers are fine.');
