import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { threadMs } from '../../../testing/thread-ms.ts';
import { createSrpClient, provesBySrp } from '../testing/srp-client.ts';
import { createPasswordVerifier, isPassword, startExchange, verifyPasswordProof } from './srp.ts';
import { PRIME as N } from './srp-group.ts';

const TIMESTAMP = 'Mon Mar 10 14:00:00 UTC 2031';
const identity = { poolName: 'Lawfront', userId: randomUUID() };

type StoredVerifier = ReturnType<typeof createPasswordVerifier>;
const signIn = (stored: StoredVerifier, password: string) =>
  provesBySrp(identity, stored, password);

describe('SRP', () => {
  it.each([
    'пароль-привет',
    'パスワード秘密',
    '🔑🔑🔑🔑',
    'e\u0301e\u0301e\u0301e\u0301',
    ' a b ',
    'a'.repeat(256),
  ])('knows %s from others', (password) => {
    const stored = createPasswordVerifier(identity, password);
    expect([signIn(stored, password), signIn(stored, `${password}x`)]).toEqual([true, false]);
    expect(isPassword(identity, password, stored)).toBe(true);
    expect(isPassword(identity, `${password}x`, stored)).toBe(false);
  });

  it('stores different values for two users with the same password', () => {
    const [one, other] = [0, 1].map(() => createPasswordVerifier(identity, 'password'));
    expect(one?.verifier).not.toBe(other?.verifier);
  });

  it.each([
    ['0', '0'],
    ['N', N.toString(16)],
    ['2N', (2n * N).toString(16)],
    ['no number', 'xyz'],
    ['nothing', ''],
    ['a number that is too long', 'f'.repeat(769)],
  ])('refuses %s as a public value', (_what, clientPublic) => {
    const { verifier } = createPasswordVerifier(identity, 'password');
    expect(startExchange(clientPublic, verifier)).toBeUndefined();
  });
});

it('blocks the event loop for at most 10 ms per sign-in', () => {
  const stored = createPasswordVerifier(identity, 'password');
  const client = createSrpClient(identity);
  const claim = { secretBlock: 'AAAA', timestamp: TIMESTAMP, signature: 'AAAA' };
  const msEach = () => {
    const before = threadMs();
    for (let i = 0; i < 10; i += 1) {
      const exchange = startExchange(client.clientPublic, stored.verifier);
      if (exchange) verifyPasswordProof(identity, exchange, stored.verifier, claim);
    }
    return (threadMs() - before) / 10;
  };
  // Other load on the machine slows down some of the rounds.
  expect(Math.min(...Array.from({ length: 5 }, msEach))).toBeLessThan(10);
});
