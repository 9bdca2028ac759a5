import { expect, it } from 'vitest';
import { addressesIn } from './pasted-rules.ts';

it.each([
  ['', []],
  ['a@b.example', ['a@b.example']],
  [
    'a@b.example, c@d.example;e@f.example\n g@h.example',
    [...['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example']],
  ],
  [
    'Dana Whitfield <dana@b.example>, "Moss, Theo" <theo@b.example>',
    [...['dana@b.example', 'theo@b.example']],
  ],
  ['a@b.example A@B.example', ['A@B.example']],
  ['dana@', ['dana@']],
])('finds the addresses in %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});
