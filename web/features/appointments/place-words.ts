import type { Meeting } from '../../../src/features/appointments/schema.ts';

const TITLES = { office: 'At our office', phone: 'By phone', video: 'By video' } as const;

/** The icon beside the place. */
export const PLACE_ICONS = { office: 'pin', phone: 'phone', video: 'external' } as const;

/** How a consultation takes place, in two or three words. */
export const placeTitle = (place: Meeting['place']): string => TITLES[place];

/** Where to be, or how to join: the firm's own text, else the address of the office or a hint to the mail. */
export function placeText({ place, placeText: text }: Meeting, address: string): string {
  if (text) return text;
  return place === 'office' ? address : 'The e-mail with your confirmation has the details.';
}

/** What the client should have with them. */
export const bringText = (place: Meeting['place']): string =>
  place === 'office'
    ? 'A photo ID and any papers you already have. Missing papers are fine.'
    : 'Have any papers you already have at hand. Missing papers are fine.';
