import { expect, it } from 'vitest';
import { whyNotDeletable } from './why-not-deletable.ts';

it('lets a theme be deleted unless visitors see it or a new site starts with it', () => {
  expect(whyNotDeletable({ isActive: false, isDefault: false })).toBeUndefined();
  expect(whyNotDeletable({ isActive: true, isDefault: false })).toBe('the active theme stays');
  expect(whyNotDeletable({ isActive: true, isDefault: true })).toBe('the active theme stays');
  expect(whyNotDeletable({ isActive: false, isDefault: true })).toBe('the default theme stays');
});
