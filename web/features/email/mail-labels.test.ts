import { expect, it } from 'vitest';
import { receiverOf } from './mail-labels.ts';

it('names the receiver by name and address, or by the address if no name is known', () => {
  const toEmail = 'ana@example.com';
  expect(receiverOf({ toName: 'Ana Reyes', toEmail })).toBe('Ana Reyes <ana@example.com>');
  expect(receiverOf({ toName: null, toEmail })).toBe('ana@example.com');
  expect(receiverOf({ toName: '', toEmail })).toBe('ana@example.com');
});
