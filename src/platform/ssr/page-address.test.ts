import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/schedule?start=s&area=a&x=1', '/schedule?area=a&start=s'],
  ['/schedule?time=t&type=a', '/schedule?type=a&time=t'],
  ['/schedule?area=a&area=b', '/schedule?area=a'],
  [`/schedule?area=${'a'.repeat(201)}`, '/schedule'],
  [`/blog?q=${'a'.repeat(300)}`, `/blog?q=${'a'.repeat(201)}`],
  ['/schedule?', '/schedule'],
  ['/appointment/token/', '/appointment/token'],
  ['/documents/token/?untaken=2&x=1', '/documents/token?untaken=2'],
  ['/embed/booked/token//?theme=dark', '/embed/booked/token?theme=dark'],
  ['/b%C3%A9b%C3%A9', '/b%C3%A9b%C3%A9'],
])('%s is the page %s', (url, key) => {
  expect(pageAddress(url)?.key).toBe(key);
});

it.each([
  '//evil.example',
  '/a\\b',
  '/a%5Cb',
  '/a%00b',
  '/a.php',
  '/%E0%A4%A',
  `/${'a'.repeat(600)}`,
])('%s is none', (url) => {
  expect(pageAddress(url)).toBeUndefined();
});
