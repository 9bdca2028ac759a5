import { expect, it } from 'vitest';
import { siteOriginOf } from './rules.ts';

it.each([
  ['https://www.harbor.example', 'https://www.harbor.example'],
  ['https://www.harbor.example/contact?x=1#y', 'https://www.harbor.example'],
  ['www.Harbor.example/contact', 'https://www.harbor.example'],
  ['harbor.example:8443', 'https://harbor.example:8443'],
  ['https://harbor.example:443/', 'https://harbor.example'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://198.51.100.7', 'https://198.51.100.7'],
  ['http://localhost:3000/test', 'http://localhost:3000'],
  ['https://localhost', 'https://localhost'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('%s is a website at %s', (text, origin) => {
  expect(siteOriginOf(text)).toBe(origin);
});

it.each([
  '*',
  'https://*.harbor.example',
  'https://harbor',
  'http://harbor.example',
  'http://localhost.harbor.example',
  'https://name:word@harbor.example',
  'https://harbor.example.',
  'https://[::1]',
  "https://harbor.example; script-src 'unsafe-inline'",
  'https://harbor.example,https://other.example',
  'https://harbor.example https://other.example',
  "'self'",
  'data:text/html,x',
  'javascript:alert(1)',
  'blob:https://harbor.example/x',
  'ftp://harbor.example',
  `https://${'a.'.repeat(80)}example`,
  '',
])('%j is none that may embed', (text) => {
  expect(siteOriginOf(text)).toBeNull();
});
