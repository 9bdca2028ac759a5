import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/features/scheduling/rules.ts';
import { describeOffice } from './describe-office.ts';

const host = (number: number, name: string | null, isActive = true) => ({
  ...{ number, name, isActive, slug: name?.toLowerCase() ?? null, maxPerDay: null },
  ...{ weeklyHours: [], updatedAt: '' },
});
const settings = (...hosts: ReturnType<typeof host>[]) =>
  ({
    hosts,
    types: [
      {
        key: 'initial',
        label: 'Initial Consultation (30 min)',
        durationMinutes: 40,
        isActive: true,
      },
      { key: 'old', label: 'Old', durationMinutes: 20, isActive: false },
    ],
    extraHours: [],
    otherAttorneys: [],
  }) as never;

describe('the types', () => {
  const office = describeOffice(settings(host(1, null)));

  it('have labels and lengths of their own, inactive ones included', () => {
    expect([office.labelOf('initial'), office.typeName('initial')]).toEqual([
      'Initial Consultation (30 min)',
      'Initial Consultation',
    ]);
    expect([office.minutesOf('initial'), office.minutesOf('old')]).toEqual([40, 20]);
    expect(office.types.map(({ key }) => key)).toEqual(['initial']);
  });

  it('that are not known are their key and half an hour; while loading, blank', () => {
    expect([office.labelOf('gone'), office.minutesOf('gone')]).toEqual(['gone', 30]);
    expect(describeOffice(undefined).labelOf('initial')).toBe('');
  });
});

describe('the hosts', () => {
  it('are not mentioned if there is only the firm', () => {
    const { hasSeveralHosts, withHost } = describeOffice(settings(host(1, null)));
    expect([hasSeveralHosts, withHost(1)]).toEqual([false, undefined]);
  });

  it('are named if there are several, and former ones always', () => {
    const office = describeOffice(
      settings(host(1, null), host(2, 'Maren'), host(3, 'Theo', false)),
    );
    expect([1, 2, 3].map(office.withHost)).toEqual(['with the firm', 'with Maren', 'with Theo']);
    expect(office.hosts.map(({ number }) => number)).toEqual([1, 2]);
    const alone = describeOffice(settings(host(1, null), host(3, 'Theo', false)));
    expect(alone.withHost(3)).toBe('with Theo');
  });

  it('are chosen in calls by slug, the firm by null', () => {
    const { attorneyOf } = describeOffice(settings(host(1, null), host(2, 'Maren')));
    expect([attorneyOf(2), attorneyOf(1), attorneyOf(undefined)]).toEqual([
      'maren',
      null,
      undefined,
    ]);
  });
});

it('says in which office an appointment takes place if there are several', () => {
  const maren = { ...host(2, 'Maren'), office: 'pier' };
  const offices = [
    { key: 'main', label: 'San Diego', address: '1 Harbor Drive' },
    { key: 'pier', label: 'Oceanside', address: '12 Pier View Way' },
  ];
  const described = describeOffice({
    offices,
    hosts: [host(1, null), maren],
    types: [
      { key: 'initial', place: 'office' },
      { key: 'call', place: 'phone' },
    ],
    extraHours: [],
  } as never);
  const of = (consultationType: string, officeKey: string | null, place: Place | null = null) =>
    described.meetsIn({ consultationType, place, officeKey })?.label ?? null;
  expect([
    of('initial', 'pier'),
    of('deleted', 'pier'),
    of('call', 'pier'),
    of('initial', null),
    of('initial', 'pier', 'video'),
    of('call', 'pier', 'office'),
  ]).toEqual(['Oceanside', 'Oceanside', null, 'San Diego', null, 'Oceanside']);
  const placed = { consultationType: 'initial', place: 'video' as const, officeKey: 'pier' };
  expect(described.placeOf(placed)).toBe('By video');
  expect([described.officeOf(2), described.hostsIn('San Diego')]).toEqual(['Oceanside', [1]]);
});

it('is open on the weekdays and extra dates of active hosts', () => {
  const on = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday }));
  const { isOpenOn } = describeOffice({
    hosts: [
      { ...host(1, null), weeklyHours: on(6, 7) },
      { ...host(2, 'Maren', false), weeklyHours: on(2) },
    ],
    types: [],
    extraHours: [
      { date: '2031-03-19', hostNumber: null },
      { date: '2031-03-20', hostNumber: 2 },
    ],
  } as never);
  // From Saturday to Thursday.
  const dates = [15, 16, 17, 18, 19, 20].map((day) => `2031-03-${day}`);
  expect(dates.map(isOpenOn)).toEqual([true, true, false, false, true, false]);
});
