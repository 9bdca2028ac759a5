import { expect, it } from 'vitest';
import { isAddressRange, isInRanges } from './address-range.ts';

it.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['2001:db8::1', true],
  ['203.0.113.0/33', false],
  ['127.1', false],
  ['127.1/8', false],
  ['2130706433', false],
  ['0x7f.0.0.1', false],
  ['010.0.0.1', false],
  ['fe80::1%eth0', false],
  ['localhost', false],
  ['', false],
  ['203.0.113.0/24/1', false],
])('%s is a range: %s', (text, expected) => {
  expect(isAddressRange(text)).toBe(expected);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24', true],
  ['203.0.114.7', '203.0.113.0/24', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['::ffff:203.0.113.7', '203.0.113.0/24', true],
  ['2001:db8::5', '2001:db8::/32', true],
  ['2001:db9::5', '2001:db8::/32', false],
  ['203.0.113.7', '2001:db8::/32', false],
  ['not an address', '0.0.0.0/0', false],
])('%s in %s: %s', (address, range, expected) => {
  expect(isInRanges(address, [range])).toBe(expected);
});
