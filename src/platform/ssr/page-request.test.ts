import { expect, test } from 'vitest';
import { readPageRequest } from './page-request.ts';

const HOST = ['Host', 'example.com'];

const NO_VISITOR = { userAgent: '', language: '', referrer: '', purpose: '' };

test('finds the accepted encodings and the known tag, whatever the case of their names', () => {
  const headers = [...HOST, 'ACCEPT-encoding', 'br', 'If-None-Match', '"a"'];
  expect(readPageRequest(headers)).toEqual({
    ...NO_VISITOR,
    encodings: 'br',
    ifNoneMatch: '"a"',
  });
  expect(readPageRequest(HOST)).toEqual({
    ...NO_VISITOR,
    encodings: '',
    ifNoneMatch: undefined,
  });
});

test('finds by what a view is counted, and whether it is one', () => {
  const headers = [
    'USER-AGENT',
    'Firefox',
    'Accept-Language',
    'es',
    'Referer',
    'https://a.example/',
  ];
  const visitor = { userAgent: 'Firefox', language: 'es', referrer: 'https://a.example/' };
  expect(readPageRequest([...HOST, ...headers])).toMatchObject({ ...visitor, purpose: '' });
  for (const name of ['Sec-Purpose', 'Purpose']) {
    const asked = readPageRequest([...HOST, ...headers, name, 'prefetch;prerender']);
    expect(asked).toMatchObject({ ...visitor, purpose: 'prefetch;prerender' });
  }
});

test.each([
  ['a length', ['Content-Length', '0']],
  ['chunks', ['Transfer-Encoding', 'chunked']],
  ['an expectation', ['Expect', '100-continue']],
  ['a wish for Markdown', ['Accept', 'text/html;q=0.5, Text/Markdown']],
  ['a second host', ['host', 'example.org']],
  ['two lists of encodings', ['Accept-Encoding', 'br', 'accept-encoding', 'gzip']],
  ['two lists of tags', ['If-None-Match', '"a"', 'If-None-Match', '"b"']],
])('leaves a request with %s to others', (_what, headers) => {
  expect(readPageRequest([...HOST, ...headers])).toBeUndefined();
});
