import { expect, it } from 'vitest';
import { undeletableReason } from './undeletable-reason.ts';

it('gives a reason for the active and the default theme only', () => {
  expect(undeletableReason({ isActive: false, isDefault: false })).toBeUndefined();
  expect(undeletableReason({ isActive: true, isDefault: false })).toBe('it is the active theme');
  expect(undeletableReason({ isActive: true, isDefault: true })).toBe('it is the active theme');
  expect(undeletableReason({ isActive: false, isDefault: true })).toBe('it is the default theme');
});
