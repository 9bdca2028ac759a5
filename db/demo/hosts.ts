import type { Place } from '../../src/features/scheduling/rules.ts';

/**
 * The attorneys of the demo firm as hosts, and their consultation types: half-days, a late Tuesday, a four-day week, a
 * limit per day, a consultation by phone, and one that needs preparation and time afterwards. Visitors who choose
 * "anyone" for an initial consultation are offered the documented start times.
 */

/** Start times of weekdays (1 is Monday) from the first to the last one; for all consultation types, or for one. */
type DemoHours = {
  type?: string;
  weekdays: readonly number[];
  firstStart: string;
  lastStart: string;
  stepMinutes: number;
};

/** `attorney` is the slug of an attorney of the demo firm. */
export type DemoHost = {
  attorney: string;
  maxPerDay: number | null;
  types: readonly string[];
  hours: readonly DemoHours[];
};

const MONDAY_TO_THURSDAY = [1, 2, 3, 4];
const MONDAY_TO_FRIDAY = [...MONDAY_TO_THURSDAY, 5];
const TUESDAY = [2];

const OFFICE_HOURS = [
  {
    weekdays: MONDAY_TO_FRIDAY,
    firstStart: '09:00',
    lastStart: '11:30',
    stepMinutes: 30,
  },
  {
    weekdays: MONDAY_TO_FRIDAY,
    firstStart: '13:00',
    lastStart: '16:00',
    stepMinutes: 30,
  },
];

export const demoHosts: readonly DemoHost[] = [
  {
    attorney: 'maren-castellane',
    maxPerDay: null,
    types: ['initial', 'follow-up', 'family-law', 'divorce'],
    hours: [
      ...OFFICE_HOURS,
      // Hours for a type replace those for all types.
      ...OFFICE_HOURS.map((hours) => ({ ...hours, type: 'family-law' })),
      {
        type: 'family-law',
        weekdays: TUESDAY,
        firstStart: '17:00',
        lastStart: '18:30',
        stepMinutes: 45,
      },
    ],
  },
  {
    attorney: 'theo-okonjo',
    maxPerDay: null,
    types: ['initial', 'estate-planning'],
    hours: [
      // An hour plus fifteen minutes of follow-up.
      { weekdays: MONDAY_TO_FRIDAY, firstStart: '09:00', lastStart: '10:15', stepMinutes: 75 },
      { weekdays: MONDAY_TO_FRIDAY, firstStart: '13:00', lastStart: '15:30', stepMinutes: 75 },
      ...OFFICE_HOURS.map((hours) => ({ ...hours, type: 'initial' })),
    ],
  },
  {
    attorney: 'ines-halloran',
    maxPerDay: 6,
    types: ['initial', 'follow-up', 'estate-planning'],
    hours: [
      { weekdays: MONDAY_TO_THURSDAY, firstStart: '10:00', lastStart: '11:30', stepMinutes: 30 },
      { weekdays: MONDAY_TO_THURSDAY, firstStart: '13:00', lastStart: '15:00', stepMinutes: 30 },
    ],
  },
];

/** Changes to the consultation types of a new installation, by key. Labels and lengths are the documented ones. */
export const demoTypes: Readonly<
  Record<
    string,
    {
      description: string;
      place?: Place;
      placeText?: string;
      priceLabel?: string;
      noticeMinutes?: number;
      bufferAfterMinutes?: number;
      practiceAreas?: string[];
    }
  >
> = {
  initial: {
    description: 'A first conversation about your situation and what you can do.',
    priceLabel: 'Free',
  },
  'follow-up': {
    description: 'For clients of the firm: questions and next steps, by phone.',
    place: 'phone',
    placeText: 'Please keep your papers at hand.',
  },
  'estate-planning': {
    description: 'We read your will or trust, or plan your first one.',
    noticeMinutes: 1_440,
    bufferAfterMinutes: 15,
    practiceAreas: ['estate-planning', 'trust-administration'],
  },
  'family-law': {
    description: 'Custody, support and agreements. Also on Tuesday evenings.',
    practiceAreas: ['family-law', 'custody'],
  },
  divorce: {
    description: 'What to expect, what to file, and what to keep.',
    practiceAreas: ['divorce', 'family-law'],
  },
};
