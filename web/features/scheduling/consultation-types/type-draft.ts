import type { z } from 'zod';
import type { typeSettingsSchema } from '../../../../src/features/scheduling/consultation-types/schema.ts';
import type { Place } from '../../../../src/features/scheduling/rules.ts';
import { slugOf } from '../../../../src/platform/text/slug-rules.ts';

/** A consultation type with all its settings. `digits` below: those of an amount after the decimal point. */
export type TypeSettings = z.output<typeof typeSettingsSchema>;

/** The values of the form. Numbers are strings, as typed. */
export type TypeDraft = {
  key: string;
  label: string;
  description: string;
  durationMinutes: string;
  bufferBeforeMinutes: string;
  bufferAfterMinutes: string;
  noticeMinutes: string;
  horizonDays: string;
  place: Place;
  placeText: string;
  otherPlaces: TypeSettings['otherPlaces'];
  bringText: string;
  priceLabel: string;
  /** In the currency of the firm, as typed: the call has minor units. */
  feeMinor: string;
  isPrepaid: boolean;
  payLink: string;
  isPublic: boolean;
  isActive: boolean;
  practiceAreas: string[];
  hosts: number[];
};

/** A new type, offered by all hosts. */
export const blankType = (hosts: readonly number[]): TypeDraft => ({
  key: '',
  label: '',
  description: '',
  durationMinutes: '30',
  bufferBeforeMinutes: '0',
  bufferAfterMinutes: '0',
  noticeMinutes: '0',
  horizonDays: '365',
  place: 'office',
  placeText: '',
  otherPlaces: [],
  bringText: '',
  priceLabel: '',
  feeMinor: '',
  isPrepaid: false,
  payLink: '',
  isPublic: true,
  isActive: true,
  practiceAreas: [],
  hosts: [...hosts],
});

export const draftOf = (type: TypeSettings, digits: number): TypeDraft => ({
  key: type.key,
  label: type.label,
  description: type.description,
  durationMinutes: String(type.durationMinutes),
  bufferBeforeMinutes: String(type.bufferBeforeMinutes),
  bufferAfterMinutes: String(type.bufferAfterMinutes),
  noticeMinutes: String(type.noticeMinutes),
  horizonDays: String(type.horizonDays),
  place: type.place,
  placeText: type.placeText,
  otherPlaces: type.otherPlaces,
  bringText: type.bringText,
  priceLabel: type.priceLabel ?? '',
  feeMinor: type.feeMinor === null ? '' : (type.feeMinor / 10 ** digits).toFixed(digits),
  isPrepaid: type.isPrepaid,
  payLink: type.payLink,
  isPublic: type.isPublic,
  isActive: type.isActive,
  practiceAreas: type.practiceAreas,
  hosts: type.hosts,
});

// Number('') is 0.
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** A typed amount in minor units: `150`, `150.00` or `150,00`; null if it is empty. */
function minorOf(text: string, digits: number): number | null {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? null : Math.round(Number(typed) * 10 ** digits);
}

/** The input of the create and update calls. A new type without a key gets the suggested one. */
export const inputOf = (draft: TypeDraft, position: number, digits: number) => ({
  ...draft,
  key: draft.key || suggestedKey(draft.label),
  durationMinutes: numberOf(draft.durationMinutes),
  bufferBeforeMinutes: numberOf(draft.bufferBeforeMinutes),
  bufferAfterMinutes: numberOf(draft.bufferAfterMinutes),
  noticeMinutes: numberOf(draft.noticeMinutes),
  horizonDays: numberOf(draft.horizonDays),
  feeMinor: minorOf(draft.feeMinor, digits),
  otherPlaces: draft.otherPlaces.filter(({ place }) => place !== draft.place),
  position,
});

const MAX_KEY = 60;

/** The key for a label, without text in parentheses: `mediation` for `Mediation (60 min)`. */
export const suggestedKey = (label: string): string =>
  slugOf(label.replace(/\([^)]*\)/g, ' ').trim())
    .slice(0, MAX_KEY)
    .replace(/-$/, '');
