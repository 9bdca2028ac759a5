import { describe, expect, it } from 'vitest';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import {
  changedText,
  changeQuestion,
  deleteQuestion,
  feeText,
  isReachedByMail,
  reopenQuestion,
} from './status-questions.ts';

const NOW = new Date('2031-03-10T14:00:00Z');
const DANA = {
  ...{ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', status: 'scheduled' },
  scheduledDate: '2031-03-11T16:00:00.000Z',
  contactPreferences: null,
} as StaffAppointment;

describe('a client who does not want e-mail', () => {
  const refusing = { ...DANA, contactPreferences: { mayEmail: false } };

  it('is announced no mail', () => {
    expect(isReachedByMail(refusing)).toBe(false);
    expect(changeQuestion(refusing, 'confirmed', NOW)).toBeUndefined();
    expect(reopenQuestion(refusing, NOW)).toBeUndefined();
    for (const question of [
      changeQuestion(refusing, 'cancelled', NOW),
      deleteQuestion(refusing, NOW),
    ]) {
      expect(question?.isMailed).toBe(false);
      expect(question?.text).toContain('The client does not want e-mail');
    }
    expect(changedText('Appointment moved', refusing, NOW)).toContain('does not want e-mail');
  });
});

it('a question shows the address only of a client who has stated no preferences', () => {
  const textOf = (one: StaffAppointment) => String(changeQuestion(one, 'cancelled', NOW)?.text);
  expect(textOf(DANA)).toContain('mailed to dana@example.com');
  const stated = { ...DANA, contactPreferences: { mayCall: false } };
  expect(textOf(stated)).toContain('mailed to the client');
});

it('a cancellation says what becomes of a fee that was paid, and nothing where nothing is returned', () => {
  const fee = { amountMinor: 15_000, currency: 'USD', refund: null };
  expect(feeText(fee, 'en-US')).toBe('The fee of $150.00 goes back to the client’s card.');
  const refund = { status: 'due', reason: 'client', failure: null, settledAt: null } as const;
  expect([feeText({ ...fee, refund }, 'en-US'), feeText(null, 'en-US')]).toEqual([
    ...[undefined, undefined],
  ]);
});
