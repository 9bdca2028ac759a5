import { expect, it } from 'vitest';
import { siteAddressOf } from './rules.ts';

it.each([
  ['www.example.com', 'https://www.example.com'],
  [' Example.com/about ', 'https://example.com'],
  ['https://example.com:8443/', 'https://example.com:8443'],
  ['http://example.com', null],
  ['https://user@example.com', null],
  ['localhost', null],
  ['10.0.0.1', null],
  ['not a domain', null],
  ['', null],
])('reads %s as %s', (text, address) => {
  expect(siteAddressOf(text)).toBe(address);
});
