import { describe, expect, it } from 'vitest';
import { codeOfStep, newTotpSecret, stepOfCode } from './totp.ts';

// RFC 6238, appendix B, for SHA-1, with the last six of its eight digits: the secret is 12345678901234567890 in ASCII.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is that of the RFC', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(codeOfStep(SECRET, step)).toBe(code);
  expect(stepOfCode(SECRET, code, new Date(seconds * 1_000))).toBe(step);
});

describe('a clock that is off', () => {
  const code = codeOfStep(SECRET, 100);
  it.each([
    [98, undefined],
    [99, 100],
    [100, 100],
    [101, 100],
    [102, undefined],
  ])('at step %d the code of step 100 belongs to %s', (step, found) => {
    expect(stepOfCode(SECRET, code, new Date(step * 30_000))).toBe(found);
  });
});

it('a new secret has 160 random bits in base32', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
