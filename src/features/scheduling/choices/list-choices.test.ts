import { expect, it } from 'vitest';
import type { Schedule } from '../schema.ts';
import { DEFAULT_SCHEDULE } from '../testing/default-schedule.ts';
import { choicesOf } from './list-choices.ts';

/** Without a daily limit, and in the firm's office. */
const ANY = {
  ...{ maxPerDay: null, practiceAreas: [], languages: [] },
  ...{ office: 'main', officeDays: [], videoText: '' },
};
const MAREN = { number: 2, slug: 'maren', name: 'Maren Castellane', ...ANY };
const TOBIAS = { number: 3, slug: 'tobias', name: 'Tobias Ashgrove', ...ANY };
const [initial, followUp, estate] = DEFAULT_SCHEDULE.types;
const hoursOn = (hostNumber: number, weekday: number, type: string | null = null) => ({
  ...{ hostNumber, weekday, type },
  ...{ firstStart: '09:00', lastStart: '10:00', stepMinutes: 30 },
});

function choicesWith(changes: Partial<Schedule>) {
  return choicesOf({ ...DEFAULT_SCHEDULE, ...changes });
}

function typeWith(changes: object) {
  if (!initial) throw new Error('The default schedule has types');
  return { ...initial, ...changes };
}

it('are the documented types from Monday to Friday, and no attorney, in a new installation', () => {
  const { types, attorneys } = choicesOf(DEFAULT_SCHEDULE);
  expect(attorneys).toEqual([]);
  expect(types.map(({ key }) => key)).toEqual([
    ...['initial', 'follow-up', 'estate-planning', 'family-law', 'divorce'],
  ]);
  expect(types[0]).toMatchObject({
    ...{ label: 'Initial Consultation (30 min)', durationMinutes: 30, horizonDays: 365 },
    ...{ weekdays: [1, 2, 3, 4, 5], attorneys: [], isOfferedByFirm: true },
  });
});

it('leave out types that are inactive, for staff only, or offered by nobody', () => {
  const { types } = choicesWith({
    types: [
      typeWith({ key: 'inactive', isActive: false }),
      typeWith({ key: 'staff-only', isPublic: false }),
      typeWith({ key: 'nobody', hosts: [] }),
      typeWith({ key: 'bookable' }),
    ],
  });
  expect(types.map(({ key }) => key)).toEqual(['bookable']);
});

it('name the attorneys of each type, and only those who offer one', () => {
  if (!initial || !followUp || !estate) throw new Error('The default schedule has three types');
  const idle = { number: 4, slug: 'idle', name: 'Ida Lewin', ...ANY };
  const { types, attorneys } = choicesWith({
    hosts: [...DEFAULT_SCHEDULE.hosts, MAREN, TOBIAS, idle],
    types: [
      { ...initial, hosts: [1, 2, 3] },
      { ...estate, hosts: [3] },
    ],
  });
  expect(attorneys.map(({ slug }) => slug)).toEqual(['maren', 'tobias']);
  expect(types.map((type) => [type.key, type.attorneys, type.isOfferedByFirm])).toEqual([
    ['initial', ['maren', 'tobias'], true],
    ['estate-planning', ['tobias'], false],
  ]);
});

it('have the weekdays of their own hours, which replace the hours for all types', () => {
  const { types, attorneys } = choicesWith({
    hosts: [MAREN, TOBIAS],
    types: [typeWith({ hosts: [2, 3] }), typeWith({ key: 'saturday', hosts: [2] })],
    weeklyHours: [hoursOn(2, 1), hoursOn(3, 4), hoursOn(2, 6, 'saturday')],
  });
  expect(types.map(({ weekdays }) => weekdays)).toEqual([[1, 4], [6]]);
  expect(attorneys.map(({ weekdays }) => weekdays)).toEqual([[1, 6], [4]]);
});
