import type { Place } from '../../../../src/features/scheduling/rules.ts';
import type { ComparedField } from '../../../admin/edit-conflict-dialog.tsx';
import type { TypeDraft } from './type-draft.ts';

/** The labels of the kinds of place, and of the text about the place in the client's mail. */
export const PLACE_WORDS: Readonly<
  Record<Place, { label: string; short: string; textLabel: string; help: string }>
> = {
  office: {
    label: 'At the office',
    short: 'At our office',
    textLabel: 'Directions (optional)',
    help: 'For the client’s mail: where to park, which floor. The address of the firm is always included.',
  },
  phone: {
    label: 'By phone',
    short: 'By phone',
    textLabel: 'About the call (optional)',
    help: 'For the client’s mail: which number will call, what to have at hand.',
  },
  video: {
    label: 'By video',
    short: 'By video',
    textLabel: 'Video link and how to join',
    help: 'For the client’s mail: the link to your meeting room. Clients cannot join without it.',
  },
};

export const PLACE_OPTIONS = (['office', 'phone', 'video'] as const).map((value) => ({
  value,
  label: PLACE_WORDS[value].label,
}));

/** The ways to meet, the usual one first: `At our office, by phone or by video`. */
export function waysText({ place, otherPlaces }: Pick<TypeDraft, 'place' | 'otherPlaces'>): string {
  const others = otherPlaces.filter((way) => way.place !== place);
  const words = others.map((way) => PLACE_WORDS[way.place].short.toLowerCase());
  return new Intl.ListFormat('en', { type: 'disjunction' }).format([
    PLACE_WORDS[place].short,
    ...words,
  ]);
}

const HOUR = 60;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `2 hours`, `3 days` or `90 minutes`. */
export function describeMinutes(minutes: number): string {
  if (minutes > 0 && minutes % DAY === 0) return counted(minutes / DAY, 'day');
  if (minutes > 0 && minutes % HOUR === 0) return counted(minutes / HOUR, 'hour');
  return counted(minutes, 'minute');
}

const NOTICES = [0, 1, 2, 4, 12].map((hours) => hours * HOUR);
const NOTICE_DAYS = [1, 2, 3, 7, 14, 30].map((days) => days * DAY);

/** The options for the minimum notice in order, including the current value. */
export function noticeOptions(current: string) {
  const all = new Set([...NOTICES, ...NOTICE_DAYS, Number(current) || 0]);
  return [...all]
    .sort((a, b) => a - b)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? 'None' : describeMinutes(minutes),
    }));
}

/** A host's name; the firm as a whole has none. */
export const hostName = (name: string | null): string => name ?? 'The firm as a whole';

/** The fields of a type as text, to compare two versions. */
export const typeFields = (
  hosts: readonly { number: number; name: string | null }[],
  areaLabel: (key: string) => string,
) => {
  const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
  const fields: readonly ComparedField<TypeDraft>[] = [
    { name: 'Label', read: ({ label }) => label },
    { name: 'Description', read: ({ description }) => description },
    { name: 'Minutes', read: ({ durationMinutes }) => durationMinutes },
    { name: 'Break before', read: ({ bufferBeforeMinutes }) => bufferBeforeMinutes },
    { name: 'Break after', read: ({ bufferAfterMinutes }) => bufferAfterMinutes },
    { name: 'Notice', read: ({ noticeMinutes }) => describeMinutes(Number(noticeMinutes)) },
    { name: 'Days ahead', read: ({ horizonDays }) => horizonDays },
    { name: 'Place', read: ({ place }) => PLACE_WORDS[place].label },
    { name: 'Text for the mail', read: ({ placeText }) => placeText },
    {
      name: 'Other ways',
      read: ({ otherPlaces }) =>
        otherPlaces
          .map(({ place, text }) => [PLACE_WORDS[place].label, text].join(': '))
          .join('; '),
    },
    { name: 'What to bring', read: ({ bringText }) => bringText },
    { name: 'Price', read: ({ priceLabel }) => priceLabel },
    { name: 'Fee', read: ({ feeMinor }) => feeMinor },
    { name: 'Paid before it counts', read: ({ isPrepaid }) => yesOrNo(isPrepaid) },
    { name: 'Pay here', read: ({ payLink }) => payLink },
    { name: 'Offered', read: ({ isActive }) => yesOrNo(isActive) },
    { name: 'Online', read: ({ isPublic }) => yesOrNo(isPublic) },
    {
      name: 'Practice areas',
      read: ({ practiceAreas }) => practiceAreas.map(areaLabel).join(', '),
    },
    {
      name: 'Offered by',
      read: (draft) =>
        hosts
          .filter(({ number }) => draft.hosts.includes(number))
          .map(({ name }) => hostName(name))
          .join(', '),
    },
  ];
  return fields;
};
