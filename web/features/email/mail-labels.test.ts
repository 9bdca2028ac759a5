import { expect, it } from 'vitest';
import { addressKey, markPreferencesRead } from '../contact-preferences/read-preferences.ts';
import { receiverOf } from './mail-labels.ts';

const MAIL = {
  ...{ kind: 'booking_confirmation', aboutId: 'a1', contactPreferences: null },
  ...{ toName: 'Ana Reyes', toEmail: 'ana@example.com' },
};

it('names the receiver by name and address, or by the address if no name is known', () => {
  expect(receiverOf(MAIL)).toBe('Ana Reyes <ana@example.com>');
  expect(receiverOf({ ...MAIL, toName: null })).toBe('ana@example.com');
  expect(receiverOf({ ...MAIL, toName: '' })).toBe('ana@example.com');
});

it('leaves out the address of a client whose contact preferences have not been read', () => {
  const stated = { ...MAIL, contactPreferences: { mayCall: false } };
  expect(receiverOf(stated)).toBe('Ana Reyes');
  expect(receiverOf({ ...stated, toName: '' })).toBe('a client');
  expect(receiverOf({ ...stated, kind: 'booking_notice' })).toBe('Ana Reyes <ana@example.com>');
  markPreferencesRead(addressKey('Ana@example.com'));
  expect(receiverOf(stated)).toBe('Ana Reyes <ana@example.com>');
});
