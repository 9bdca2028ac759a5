import { expect, it } from 'vitest';
import { clamdAddress } from './settings.ts';

it.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['clamav.internal:3310', { host: 'clamav.internal', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('%s is where clamd listens', (text, address) => {
  expect(clamdAddress.parse(text)).toEqual(address);
});

it.each(['clamav', 'clamav:', ':3310', 'clamav:0', 'clamav:70000', 'http://clamav:3310/x'])(
  '%s is refused',
  (text) => {
    expect(clamdAddress.safeParse(text).success).toBe(false);
  },
);
