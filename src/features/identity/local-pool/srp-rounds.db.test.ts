import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { provesBySrp } from '../testing/srp-client.ts';
import { createPasswordVerifier } from './srp.ts';

// Needs no database, but takes seconds, so it runs with the slow tests. Careless code hashes integers with leading zero
// bits differently, and one in 256 integers begins with a zero byte: hence the many rounds.

const identity = { poolName: 'Lawfront', userId: randomUUID() };

const countOf = (rounds: number, isTrue: (i: number) => boolean) =>
  Array.from({ length: rounds }, (_unused, i) => isTrue(i)).filter(Boolean).length;

it('SRP accepts 500 of 500 right passwords', () => {
  const accepts = (i: number) => {
    const password = `password ${i}`;
    return provesBySrp(identity, createPasswordVerifier(identity, password), password);
  };
  expect(countOf(500, accepts)).toBe(500);
}, 300_000);

it('SRP refuses 100 of 100 wrong passwords', () => {
  const verifier = createPasswordVerifier(identity, 'password');
  expect(countOf(100, (i) => provesBySrp(identity, verifier, `password ${i}`))).toBe(0);
});
