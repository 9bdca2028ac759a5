import { FIRM_HOST } from '../rules.ts';
import type { Schedule } from '../schema.ts';
import { startTimesOf } from '../start-times.ts';

const TYPES = [
  ['initial', 'Initial Consultation (30 min)', 30],
  ['follow-up', 'Follow-up Meeting (30 min)', 30],
  ['estate-planning', 'Estate Planning Review (60 min)', 60],
  ['family-law', 'Family Law Consultation (45 min)', 45],
  ['divorce', 'Divorce Consultation (60 min)', 60],
] as const;

const ADDRESS = '1200 Harbor Point Drive, Suite 400, San Diego, CA 92101';

const WORKING_DAYS = [1, 2, 3, 4, 5];

/** The schedule of a new installation: the firm as the one host, with the documented types and start times. */
export const DEFAULT_SCHEDULE: Schedule = {
  locale: 'en-US',
  offices: [
    {
      ...{ key: 'main', label: 'San Diego', address: ADDRESS },
      ...{ zone: 'America/Los_Angeles', accessNote: '' },
    },
  ],
  hosts: [
    {
      number: FIRM_HOST,
      slug: null,
      name: null,
      maxPerDay: null,
      office: 'main',
      officeDays: [],
      videoText: '',
      practiceAreas: [],
      languages: [],
    },
  ],
  types: TYPES.map(([key, label, durationMinutes]) => ({
    key,
    label,
    description: '',
    durationMinutes,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    horizonDays: 365,
    place: 'office',
    placeText: '',
    otherPlaces: [],
    bringText: '',
    priceLabel: key === 'initial' ? 'Free' : null,
    payLink: '',
    isPublic: true,
    isActive: true,
    practiceAreas: [],
    hosts: [FIRM_HOST],
  })),
  weeklyHours: WORKING_DAYS.flatMap((weekday) =>
    [
      { firstStart: '09:00', lastStart: '11:30' },
      { firstStart: '13:00', lastStart: '16:00' },
    ].map((hours) => ({
      hostNumber: FIRM_HOST,
      type: null,
      weekday,
      ...hours,
      stepMinutes: 30,
    })),
  ),
  extraHours: [],
};

/** The starts of a local date in a new installation. */
export function defaultStartsOn(date: string, zone: string) {
  const { starts } = startTimesOf(DEFAULT_SCHEDULE, {
    type: 'initial',
    hosts: [FIRM_HOST],
    zone,
  }).dayOf(date);
  return starts.map(({ startMs, iso, label }) => ({ start: new Date(startMs), iso, label }));
}
