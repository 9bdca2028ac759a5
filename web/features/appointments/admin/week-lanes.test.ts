import { expect, it } from 'vitest';
import { describeOffice } from '../../scheduling/describe-office.ts';
import type { CalendarEntry } from './week-entries.ts';
import { isInLane, lanesOf, shortNameOf } from './week-lanes.ts';

const host = (number: number, name: string | null, isActive = true) => ({ number, name, isActive });
const officeOf = (offeredBy: number[], ...hosts: ReturnType<typeof host>[]) =>
  describeOffice({
    hosts,
    types: [{ key: 'initial', label: 'Initial', isActive: true, hosts: offeredBy }],
  } as never);
const entry = (hostNumber: number | null) => ({ hostNumber }) as CalendarEntry;

const OFFICE = officeOf(
  [1, 2],
  host(1, null),
  host(2, 'Maren'),
  host(3, 'Theo'),
  host(4, 'Ines', false),
);
const namesOf = (
  office: typeof OFFICE,
  options: { only?: number; isByPerson?: boolean; entries?: CalendarEntry[] },
) =>
  lanesOf(office, { only: undefined, isByPerson: false, entries: [], ...options }).map(
    ({ name }) => name,
  );

it('has one lane for all, one for each person, or one for the person who is chosen', () => {
  expect(namesOf(OFFICE, {})).toEqual([undefined]);
  expect(namesOf(OFFICE, { isByPerson: true })).toEqual(['The firm', 'Maren', 'Theo']);
  expect(namesOf(OFFICE, { only: 3, isByPerson: true })).toEqual(['Theo']);
});

it('has a lane for a former host with an appointment, once', () => {
  const entries = [entry(4), entry(4), entry(2), entry(null)];
  const names = ['The firm', 'Maren', 'Theo', 'Ines'];
  expect(namesOf(OFFICE, { isByPerson: true, entries })).toEqual(names);
});

it('has one for the firm only if it offers something or has an appointment', () => {
  const office = officeOf([2], host(1, null), host(2, 'Maren'));
  expect(namesOf(office, { isByPerson: true })).toEqual(['Maren']);
  const entries = [entry(1)];
  expect(namesOf(office, { isByPerson: true, entries })).toEqual(['The firm', 'Maren']);
});

it('has a single lane if the firm is the only host', () => {
  expect(namesOf(officeOf([1], host(1, null)), { isByPerson: true })).toEqual([undefined]);
});

it.each([
  [2, 2, true],
  [2, 3, false],
  [2, undefined, true],
  [null, 3, true],
])('an entry of host %s is in the lane of %s: %s', (hostNumber, lane, isThere) => {
  expect(isInLane({ hostNumber }, lane === undefined ? {} : { host: lane })).toBe(isThere);
});

it.each([
  [1, 'The firm as a whole', 'Firm'],
  [2, 'Maren Castellane', 'MC'],
  [3, 'Ana de la Cruz', 'AC'],
  [4, 'Ines', 'I'],
])('a narrow lane of host %s, %s, is headed by %s', (number, name, heading) => {
  expect(shortNameOf({ host: number, name })).toBe(heading);
});
