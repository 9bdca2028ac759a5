import { expect, it } from 'vitest';
import { clientKey, scopesOf } from './client-key.ts';

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
  [undefined, 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

it('an IPv6 client counts for its /56 and /48 as well', () => {
  expect(scopesOf('2001:db8:1:abcd::/64')).toEqual([
    { key: '2001:db8:1:abcd::/64', widens: 1 },
    { key: '2001:db8:1:ab00::/56', widens: 4 },
    { key: '2001:db8:1:0::/48', widens: 16 },
  ]);
});

it.each(['203.0.113.7', 'unknown'])('%s counts for itself', (client) => {
  expect(scopesOf(client)).toEqual([{ key: client, widens: 1 }]);
});
