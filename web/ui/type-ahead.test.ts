import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeAhead } from './type-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ITEMS = ['Light', 'Dark', 'Warm', 'Dawn'].map((textContent) => ({ textContent }));
const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });

it('finds the item that begins with the letters typed within a second of one another', () => {
  const find = typeAhead();
  expect(find(press('d'), ITEMS)?.textContent).toBe('Dark');
  expect(find(press('A'), ITEMS)?.textContent).toBe('Dark');
  expect(find(press('w'), ITEMS)?.textContent).toBe('Dawn');
  vi.setSystemTime(Date.now() + 999);
  expect(find(press('l'), ITEMS)).toBeUndefined();
  vi.setSystemTime(Date.now() + 1_000);
  expect(find(press('l'), ITEMS)?.textContent).toBe('Light');
});

it('ignores other keys and shortcuts', () => {
  const find = typeAhead();
  expect(find(press('Enter'), ITEMS)).toBeUndefined();
  expect(find({ ...press('d'), ctrlKey: true }, ITEMS)).toBeUndefined();
  expect(find(press('l'), ITEMS)?.textContent).toBe('Light');
});
