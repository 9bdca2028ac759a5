import { expect, it } from 'vitest';
import { clientKey } from './client-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['whatever a client makes up', 'unknown'],
  ['', 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
