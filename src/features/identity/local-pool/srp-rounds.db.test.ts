import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { provesBySrp } from '../testing/srp-client.ts';
import { createPasswordVerifier } from './srp.ts';

// Needs no database, but seconds: it runs with the tests that may take some. Integers that begin with
// zero bits are hashed differently by careless code, and one in 256 of them does.

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
