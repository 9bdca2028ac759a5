import { expect, it } from 'vitest';
import { erasedState } from './erased-state.ts';

const email = 'Dana@example.com';

it.each([
  [
    { lastError: '550 <dana@EXAMPLE.com> unknown', state: 'failed' },
    { lastError: 'erased', state: 'failed' },
  ],
  [{ to: ['a@example.com', 'dana@example.com'] }, { to: ['a@example.com', 'erased'] }],
  [{ firstName: 'Dana' }, { firstName: 'Dana' }],
  [[{ q: 'dana@example.com' }], [{ q: 'erased' }]],
  [null, null],
])('of a row that is not theirs, %j becomes %j', (state, left) => {
  expect(erasedState(state, { email, isTheirs: false })).toEqual(left);
});

it.each([
  [
    { firstName: 'Dana', phone: null, status: 'scheduled', duration: 30, isRead: false },
    { firstName: 'erased', phone: null, status: 'scheduled', duration: 30, isRead: false },
  ],
  [{ old: { notes: 'Hm' } }, { old: { notes: 'erased' } }],
])('of a row of theirs, %j becomes %j', (state, left) => {
  expect(erasedState(state, { email, isTheirs: true })).toEqual(left);
});
