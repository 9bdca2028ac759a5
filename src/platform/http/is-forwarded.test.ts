import { expect, it } from 'vitest';
import { isForwarded } from './is-forwarded.ts';

it.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'true-client-ip',
  'client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
  'cdn-loop',
])('%s says that a request was passed on', (name) => {
  expect(isForwarded({ host: 'localhost', [name]: 'x' })).toBe(true);
});

it('requests of a local browser have no forwarding headers', () => {
  const headers = { host: 'localhost', 'x-requested-with': 'x', viadeo: 'x', 'client-hints': 'x' };
  expect(isForwarded(headers)).toBe(false);
});
