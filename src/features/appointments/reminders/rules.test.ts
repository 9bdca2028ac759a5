import { describe, expect, it } from 'vitest';
import { dueReminder, isTimeFor } from './rules.ts';

const at = (text: string) => new Date(text);
const START = at('2031-03-11T16:00:00Z');
const LONG_AGO = at('2031-01-01T00:00:00Z');

describe('the due reminder', () => {
  it.each([
    ['24 hours and a minute before', '2031-03-10T15:59:00Z', undefined],
    ['24 hours before', '2031-03-10T16:00:00Z', 'booking_reminder_day'],
    ['5 hours before, late', '2031-03-11T11:00:00Z', 'booking_reminder_day'],
    ['3 hours before, when the next is near', '2031-03-11T13:00:00Z', undefined],
    ['61 minutes before', '2031-03-11T14:59:00Z', undefined],
    ['an hour before', '2031-03-11T15:00:00Z', 'booking_reminder_hour'],
    ['a minute before, late', '2031-03-11T15:59:00Z', 'booking_reminder_hour'],
    ['at the start', '2031-03-11T16:00:00Z', undefined],
    ['after the start', '2031-03-11T16:01:00Z', undefined],
  ])('%s', (_when, now, kind) => {
    expect(dueReminder({ startsAt: START, agreedAt: LONG_AGO, now: at(now) })).toBe(kind);
  });

  it.each([
    ['24 hours before', '2031-03-10T16:00:00Z', '2031-03-10T16:00:00Z', 'booking_reminder_day'],
    ['a minute too late', '2031-03-10T16:01:00Z', '2031-03-10T16:02:00Z', undefined],
    ['a minute too late', '2031-03-10T16:01:00Z', '2031-03-11T15:00:00Z', 'booking_reminder_hour'],
    ['half an hour before', '2031-03-11T15:30:00Z', '2031-03-11T15:31:00Z', undefined],
  ])('for what was agreed %s', (_when, agreedAt, now, kind) => {
    expect(dueReminder({ startsAt: START, agreedAt: at(agreedAt), now: at(now) })).toBe(kind);
  });

  it.each([
    ['spring', '2031-03-09T17:00:00Z', '2031-03-08T17:00:00Z'],
    ['autumn', '2031-11-02T18:00:00Z', '2031-11-01T18:00:00Z'],
  ])('comes 24 hours before on the day of the change in %s', (_season, startsAt, due) => {
    const before = new Date(at(due).getTime() - 60_000);
    const times = { startsAt: at(startsAt), agreedAt: LONG_AGO };
    expect(dueReminder({ ...times, now: at(due) })).toBe('booking_reminder_day');
    expect(dueReminder({ ...times, now: before })).toBeUndefined();
  });
});

it('at most one reminder is due at any time', () => {
  for (let minutes = 0; minutes < 26 * 60; minutes += 1) {
    const times = { startsAt: START, now: new Date(START.getTime() - minutes * 60_000) };
    expect(
      isTimeFor('booking_reminder_day', times) && isTimeFor('booking_reminder_hour', times),
    ).toBe(false);
  }
});
