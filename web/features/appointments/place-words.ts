import type { Meeting } from '../../../src/features/appointments/schema.ts';

/** The icon beside the place. */
export const PLACE_ICONS = { office: 'pin', phone: 'phone', video: 'external' } as const;

const TITLES = { office: 'At our office', phone: 'By phone', video: 'By video' } as const;

/** How a consultation takes place, in two or three words. */
export const placeTitle = (place: Meeting['place']): string => TITLES[place];

/**
 * Where to be, or how to join, as in the mails: the address and what the firm adds to it, or the firm's text about the
 * call.
 */
export function placeText({ place, placeText: note }: Meeting, address: string): string {
  if (place === 'office') return note ? `${address}. ${note}` : address;
  if (place === 'video') return note || 'We will send you the link.';
  return note || 'Your confirmation e-mail says who calls whom.';
}

/** What the client should have with them. */
export const bringText = (place: Meeting['place']): string =>
  place === 'office'
    ? 'A photo ID and any papers you already have. Missing papers are fine.'
    : 'Have any papers you already have at hand. Missing papers are fine.';
