import { expect, it } from 'vitest';
import { windowsOfWeek } from '../../../src/features/setup/hours/rules.ts';
import { changedHosts, changedOfficeHours, changedTypes, draftOf } from './hours-draft.ts';

const WEEK = {
  ...{ weekdays: [1, 2, 3, 4, 5], firstStart: '09:00', lastStart: '16:00', stepMinutes: 30 },
  ...{ breakFrom: '12:00', breakTo: '13:00' },
};
const host = (number: number, weeklyHours = windowsOfWeek(WEEK)) => ({
  ...{ number, slug: null, name: null, isActive: true, maxPerDay: null },
  ...{ office: 'main', officeDays: [], videoText: '' },
  ...{ weeklyHours, updatedAt: '2031-03-10T14:00:00.000Z' },
});
const OWN = windowsOfWeek({ ...WEEK, weekdays: [1] });
const HOSTS = [host(1), host(2), host(3, OWN)];
const line = (dayOfWeek: string[], opens: string | null = '08:00') => ({
  dayOfWeek: dayOfWeek as ['Monday'],
  opens,
  closes: opens && '18:00',
  daysText: null,
  hoursText: null,
});
const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const OFFICE = [line(WORKDAYS), line(['Saturday'], null)];
const TYPES = [
  { key: 'initial', label: 'Initial', isActive: true, priceLabel: 'Free', position: 1 },
  { key: 'divorce', label: 'Divorce', isActive: true, priceLabel: null, position: 2 },
];
const DRAFT = draftOf({ hosts: HOSTS, types: TYPES, officeHours: OFFICE });
const INPUT = {
  ...DRAFT,
  types: DRAFT.types.map(({ priceLabel, ...type }) => ({
    ...type,
    priceLabel: priceLabel || null,
  })),
};

it('reads simple hours, and changes nothing when they are saved as they are', () => {
  expect(DRAFT.weekdays).toEqual(WEEK.weekdays);
  expect(DRAFT.opening).toEqual({ opens: '08:00', closes: '18:00' });
  expect(DRAFT.appointmentDays).toEqual([6]);
  expect(DRAFT.starts).toMatchObject({ firstStart: '09:00', breakFrom: '12:00' });
  expect(changedHosts(HOSTS, INPUT)).toEqual([]);
  expect(changedOfficeHours(OFFICE, INPUT)).toBeUndefined();
  expect(changedTypes(TYPES, INPUT)).toEqual([]);
});

it('changes the firm and those who had its hours, not those with hours of their own', () => {
  const changed = changedHosts(HOSTS, { ...INPUT, weekdays: [2, 1] });
  expect(changed.map(({ number }) => number)).toEqual([1, 2]);
  expect(changed[0]?.weeklyHours).toEqual(windowsOfWeek({ ...WEEK, weekdays: [1, 2] }));
});

it('opens the office on the chosen days, and keeps the others that are by appointment', () => {
  const opening = { opens: '09:00', closes: '17:00' };
  expect(changedOfficeHours(OFFICE, { ...INPUT, opening })).toEqual([
    { ...line(WORKDAYS), ...opening },
    line(['Saturday'], null),
  ]);
  expect(changedOfficeHours(OFFICE, { ...INPUT, weekdays: [5, 6] })).toEqual([
    line(['Friday', 'Saturday']),
  ]);
});

it('leaves hours alone that are not simple', () => {
  const officeHours = [line(['Monday']), line(['Tuesday'])];
  const draft = draftOf({ hosts: [host(1, [])], types: [], officeHours });
  expect([draft.opening, draft.starts]).toEqual([null, null]);
  const input = { ...draft, types: [] };
  expect(changedHosts(HOSTS, { ...input, starts: null })).toEqual([]);
  expect(changedOfficeHours(officeHours, { ...input, opening: null })).toBeUndefined();
});

it('sends only the types that change, whole', () => {
  const types = INPUT.types.map((type) =>
    type.key === 'divorce' ? { ...type, isOffered: false } : { ...type, priceLabel: '$150' },
  );
  expect(changedTypes(TYPES, { ...INPUT, types })).toEqual([
    { ...TYPES[0], priceLabel: '$150' },
    { ...TYPES[1], isActive: false },
  ]);
});

it('changes the days by appointment, unless one has a text of its own', () => {
  const changed = (appointmentDays: number[]) =>
    changedOfficeHours(OFFICE, { ...INPUT, appointmentDays });
  expect(changed([])).toEqual([line(WORKDAYS)]);
  expect(changed([7])).toEqual([line(WORKDAYS), line(['Sunday'], null)]);
  expect(changed([6, 1])).toBeUndefined();
  const evening = { ...line(['Saturday'], null), hoursText: 'Evenings' };
  const draft = draftOf({ hosts: HOSTS, types: TYPES, officeHours: [line(WORKDAYS), evening] });
  expect(draft.appointmentDays).toBeNull();
});
