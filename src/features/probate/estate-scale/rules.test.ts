import { expect, it } from 'vitest';
import { estateAt, LAST_POSITION, positionOf } from './rules.ts';

const amounts = Array.from({ length: LAST_POSITION + 1 }, (_, position) => estateAt(position));

it('the scale runs from $50,000 to $25,000,000 in rising round amounts', () => {
  expect([amounts[0], amounts.at(-1)]).toEqual([50_000, 25_000_000]);
  for (const [position, amount] of amounts.entries()) {
    const before = amounts[position - 1] ?? 0;
    expect(amount).toBeGreaterThan(before);
    expect(String(amount)).toMatch(/^\d{1,3}0{3,}$/);
  }
});

it('each step changes the amount by about the same share', () => {
  for (const [position, amount] of amounts.entries()) {
    const before = amounts[position - 1];
    if (before === undefined) continue;
    expect(amount / before).toBeGreaterThan(1.03);
    expect(amount / before).toBeLessThanOrEqual(1.1);
  }
});

it('each amount is at its own position', () => {
  expect(amounts.map(positionOf)).toEqual([...amounts.keys()]);
});

it.each([
  [1, 0],
  [49_999, 0],
  [52_500, 0],
  [52_501, 1],
  [1_234_567, positionOf(1_200_000)],
  [25_000_001, LAST_POSITION],
  [9_999_999_999, LAST_POSITION],
])('an estate of %i is at position %i', (estate, position) => {
  expect(positionOf(estate)).toBe(position);
});

it('positions beyond the ends have the amount of the nearest end', () => {
  expect(estateAt(-3)).toBe(50_000);
  expect(estateAt(LAST_POSITION + 1)).toBe(25_000_000);
});
