import { expect, it } from 'vitest';
import { pageWords } from './page-words.ts';

const TIME = { scheduledDate: '2031-03-11T16:00:00Z', zone: 'America/Los_Angeles' };

it.each([
  ['scheduled', false, 'booked'],
  ['confirmed', false, 'confirmed'],
  ['scheduled', true, 'time has passed'],
  ['confirmed', true, 'time has passed'],
  ['completed', false, 'time has passed'],
  ['cancelled', false, 'cancelled'],
  ['cancelled', true, 'cancelled'],
] as const)('describes the status %s (begun: %s) as %s', (status, isOver, words) => {
  const { title, lead } = pageWords(
    {
      ...TIME,
      ...{ firstName: 'Dana', status, isOver, canChange: true },
    },
    'en-US',
  );
  expect(title).toContain(words);
  expect(lead).toContain('Dana');
});

it('offers another time only while a change is possible', () => {
  const told = { ...TIME, firstName: 'Dana', status: 'scheduled', isOver: false } as const;
  expect(pageWords({ ...told, canChange: true }, 'en-US').lead).toContain('choose another');
  expect(pageWords({ ...told, canChange: false }, 'en-US').lead).not.toContain('choose another');
});

it('asks about the day and the time, in the zone of the firm', () => {
  const told = { ...TIME, firstName: 'Dana', status: 'scheduled', isOver: false } as const;
  expect(pageWords({ ...told, canChange: true }, 'en-US').lead).toContain(
    'will you come on Tuesday, Mar 11 at 9:00 AM?',
  );
});
