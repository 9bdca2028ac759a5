import { expect, it } from 'vitest';
import { readLinkAddress } from './read-link-address.ts';

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['  example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ['tel:+16195550100', 'tel:+16195550100'],
  ['/contact', '/contact'],
  ['/', '/'],
  ['#fees', '#fees'],
  ['', ''],
  ['  ', ''],
])('reads %j as %j', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'contact us',
  'https://exa mple.com',
  'ftp://example.com',
])('rejects %j', (typed) => {
  expect(readLinkAddress(typed)).toBeUndefined();
});
