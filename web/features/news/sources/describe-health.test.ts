import { expect, it } from 'vitest';
import { describeHealth } from './describe-health.ts';

const ZONE = 'America/Los_Angeles';
const NOW = new Date('2031-03-10T14:00:00Z');
const GOOD = {
  isActive: true,
  lastFetched: '2031-03-10T13:55:00Z',
  lastAttemptAt: '2031-03-10T13:55:00Z',
  nextFetchAt: '2031-03-10T14:55:00Z',
  failures: 0,
  failingSince: null,
  lastError: null,
  articleCount: 12,
};
const BAD = {
  ...GOOD,
  failures: 3,
  failingSince: '2031-03-09T15:00:00Z',
  lastError: 'the server says 503 (Service Unavailable)',
};

it.each([
  [GOOD, 'Fetched 5 minutes ago, 12 articles'],
  [
    { ...GOOD, lastFetched: '2031-03-10T13:59:30Z', articleCount: 1 },
    'Fetched just now, 1 article',
  ],
  [{ ...GOOD, lastFetched: '2031-03-10T12:30:00Z' }, 'Fetched 1 hour ago, 12 articles'],
  [{ ...GOOD, lastFetched: '2031-03-08T12:00:00Z' }, 'Fetched 2 days ago, 12 articles'],
  [{ ...GOOD, lastFetched: null }, 'Not fetched yet; the first fetch is due'],
  [{ ...GOOD, lastFetched: null, isActive: false }, 'Not fetched while it is switched off'],
  [
    BAD,
    'Has not answered since Mar 09, 2031, 8:00 AM; next try at 7:55 AM: the server says 503 (Service Unavailable)',
  ],
  [
    { ...BAD, nextFetchAt: '2031-03-11T14:00:00Z', failingSince: null, lastError: null },
    'Has not answered; next try on Mar 11 at 7:00 AM: no reason is known',
  ],
  [
    { ...BAD, nextFetchAt: NOW.toISOString() },
    'Has not answered since Mar 09, 2031, 8:00 AM; next try in a moment: the server says 503 (Service Unavailable)',
  ],
  [
    { ...BAD, isActive: false },
    'Has not answered since Mar 09, 2031, 8:00 AM: the server says 503 (Service Unavailable)',
  ],
])('describes %j as: %s', (source, words) => {
  expect(describeHealth(source, NOW, ZONE, 'en-US')).toBe(words);
});
