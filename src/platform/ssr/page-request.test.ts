import { expect, test } from 'vitest';
import { readPageRequest } from './page-request.ts';

const HOST = ['Host', 'example.com'];

test('finds the accepted encodings and the known tag, whatever the case of their names', () => {
  const headers = [
    ...HOST,
    'ACCEPT-encoding',
    'br',
    'accept-language',
    'en',
    'If-None-Match',
    '"a"',
  ];
  expect(readPageRequest(headers)).toEqual({ encodings: 'br', ifNoneMatch: '"a"' });
  expect(readPageRequest(HOST)).toEqual({ encodings: '', ifNoneMatch: undefined });
});

test.each([
  ['a length', ['Content-Length', '0']],
  ['chunks', ['Transfer-Encoding', 'chunked']],
  ['an expectation', ['Expect', '100-continue']],
  ['a second host', ['host', 'example.org']],
  ['two lists of encodings', ['Accept-Encoding', 'br', 'accept-encoding', 'gzip']],
  ['two lists of tags', ['If-None-Match', '"a"', 'If-None-Match', '"b"']],
])('leaves a request with %s to others', (_what, headers) => {
  expect(readPageRequest([...HOST, ...headers])).toBeUndefined();
});
