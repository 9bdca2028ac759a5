import { expect, it } from 'vitest';
import { keyStateOf } from './key-state.ts';

const NOW = new Date('2031-03-10T14:00:00Z');

it.each([
  [null, null, 'active'],
  ['2031-03-10T14:00:01Z', null, 'active'],
  ['2031-03-10T14:00:00Z', null, 'expired'],
  [null, '2031-03-01T00:00:00Z', 'revoked'],
  ['2031-03-01T00:00:00Z', '2031-02-01T00:00:00Z', 'revoked'],
])('a key that expires %s and was revoked %s is %s', (expiresAt, revokedAt, state) => {
  expect(keyStateOf({ expiresAt, revokedAt }, NOW)).toBe(state);
});
