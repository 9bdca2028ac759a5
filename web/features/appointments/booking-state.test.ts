import { describe, expect, it } from 'vitest';
import type { BookedAppointment } from '../../../src/features/appointments/schema.ts';
import {
  type BookingAction,
  bookingReducer,
  resumeBooking,
  startBooking,
} from './booking-state.ts';

const dateOf = () => '2031-03-10';
const START = '2031-03-10T16:30:00.000Z';
const alternatives = [{ start: '2031-03-10T17:00:00.000Z', date: '2031-03-10', label: '10:00 AM' }];
const appointment = { id: 'a' } as BookedAppointment;

function after(...actions: BookingAction[]) {
  return actions.reduce(bookingReducer, startBooking({ start: START }, dateOf));
}

it('starts with the type, time and attorney of the link, or with none', () => {
  const blank = { step: 'time', type: null, attorney: null, start: null };
  expect(startBooking({}, dateOf)).toMatchObject(blank);
  const link = { type: 'divorce', start: START, attorney: 'maren' };
  expect(startBooking(link, dateOf)).toMatchObject({
    type: 'divorce',
    attorney: 'maren',
    date: '2031-03-10',
    start: START,
  });
});

it('does not continue without a time', () => {
  const state = bookingReducer(startBooking({}, dateOf), { kind: 'continue' });
  expect(state.step).toBe('time');
});

it('clears the time when the day changes, and keeps it when the type or the attorney changes', () => {
  expect(after({ kind: 'chooseDate', date: '2031-03-11' }).start).toBeNull();
  expect(after({ kind: 'chooseType', type: 'divorce' }).start).toBe(START);
  expect(after({ kind: 'chooseAttorney', attorney: 'maren', language: null }).start).toBe(START);
});

it('offers alternatives on the second step when the time is taken, until another time is booked', () => {
  const taken = after({ kind: 'continue' }, { kind: 'timeTaken', attorney: null, alternatives });
  expect(taken).toMatchObject({
    step: 'details',
    start: null,
    taken: { start: START, alternatives },
  });
  const chosen = bookingReducer(taken, {
    kind: 'chooseStart',
    start: '2031-03-10T17:00:00.000Z',
    date: '2031-03-10',
  });
  expect(chosen).toMatchObject({ start: '2031-03-10T17:00:00.000Z', taken: { start: START } });
  expect(bookingReducer(chosen, { kind: 'book', appointment })).toMatchObject({
    step: 'done',
    taken: null,
    booked: appointment,
  });
});

it('switches the attorney with a time of another one, and remembers with whom the taken time was', () => {
  const taken = after(
    { kind: 'chooseAttorney', attorney: 'maren', language: null },
    { kind: 'continue' },
    { kind: 'timeTaken', attorney: 'maren', alternatives },
  );
  const time = { start: '2031-03-10T17:00:00.000Z', date: '2031-03-10' };
  const same = bookingReducer(taken, { kind: 'chooseStart', ...time });
  expect([same.attorney, same.taken?.attorney]).toEqual(['maren', 'maren']);
  const other = bookingReducer(taken, { kind: 'chooseStart', ...time, attorney: 'tobias' });
  expect([other.attorney, other.taken?.attorney]).toEqual(['tobias', 'maren']);
});

it('keeps the time when going back', () => {
  expect(after({ kind: 'continue' }, { kind: 'back' })).toMatchObject({
    step: 'time',
    start: START,
  });
});

describe('a kept draft', () => {
  const draft = {
    step: 'details',
    type: 'divorce',
    attorney: 'maren',
    start: START,
    values: {},
  } as const;
  const before = { dateOf, now: '2031-03-10T16:00:00.000Z' };

  it('is resumed at its step, also from a link with the same time', () => {
    const resumed = {
      ...{ step: 'details', type: 'divorce', start: START, date: '2031-03-10' },
      attorney: 'maren',
    };
    expect(resumeBooking(draft, {}, before)).toMatchObject(resumed);
    expect(resumeBooking(draft, { start: START }, before)).toMatchObject(resumed);
  });

  it('is replaced by a link with another time, type or attorney', () => {
    expect(resumeBooking(draft, { attorney: 'tobias' }, before)).toMatchObject({
      ...{ step: 'time', type: null, attorney: 'tobias', start: null },
    });
    const other = '2031-03-11T16:30:00.000Z';
    expect(resumeBooking(draft, { start: other }, before)).toMatchObject({
      step: 'time',
      start: other,
    });
    expect(resumeBooking(draft, { type: 'initial' }, before)).toMatchObject({
      step: 'time',
      type: 'initial',
      start: null,
    });
  });

  it('returns to the choice of a time once its own has passed', () => {
    expect(resumeBooking(draft, {}, { dateOf, now: START })).toMatchObject({
      step: 'time',
      type: 'divorce',
      start: null,
    });
  });
});
