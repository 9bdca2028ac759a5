import { expect, it } from 'vitest';
import { undeletableReason } from './undeletable-reason.ts';

it('gives a reason for the active and the default theme only', () => {
  expect(undeletableReason({ isActive: false, isDefault: false })).toBeUndefined();
  expect(undeletableReason({ isActive: true, isDefault: false })).toBe('the active theme stays');
  expect(undeletableReason({ isActive: true, isDefault: true })).toBe('the active theme stays');
  expect(undeletableReason({ isActive: false, isDefault: true })).toBe('the default theme stays');
});
