import { expect, it } from 'vitest';
import { demoFirm } from '../../../db/demo/firm.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { type BookingMailInput, bookingConfirmation } from './booking-confirmation.ts';
import { bookingNotice } from './booking-notice.ts';

const input: BookingMailInput = {
  appointment: {
    id: 'a1',
    firstName: 'Dana',
    lastName: '<b>Whitfield</b>',
    email: 'dana@example.com',
    phone: null,
    consultationType: 'divorce',
    practiceArea: 'custody',
    notes: 'Two lines\n<script>alert(1)</script>',
    scheduledDate: new Date('2026-03-10T17:30:00Z'),
    duration: 60,
    version: 0,
  },
  firm: publicProfile(demoFirm),
  stamp: new Date('2026-03-01T00:00:00Z'),
  publicUrl: 'https://firm.example',
};

it('tells the client when, where, what to bring and whom to call', () => {
  const mail = bookingConfirmation(input);
  expect(mail.subject).toBe('Your consultation on Tue, Mar 10 at 10:30 AM');
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Tuesday, Mar 10, 2026 at 10:30 AM (Pacific Time)');
    expect(body).toContain('1200 Harbor Point Drive');
    expect(body).toContain('photo ID');
    expect(body).toContain('(619) 555-0142');
  }
  expect(mail.invitation).toMatchObject({ method: 'REQUEST' });
  expect(mail.invitation?.content).toContain('METHOD:REQUEST');
});

it('keeps the matter and the person out of the subjects and of the calendar', () => {
  const [confirmation, notice] = [bookingConfirmation(input), bookingNotice(input)];
  for (const shown of [confirmation.subject, notice.subject, confirmation.invitation?.content]) {
    expect(shown).not.toMatch(/divorce|custody/i);
  }
  expect(notice.subject).not.toContain('Dana');
});

it('shows the firm what the client wrote, as text', () => {
  const { html, text } = bookingNotice(input);
  expect(text).toContain('Practice area: Child Custody');
  expect(text).toContain('Phone: not given');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>Whitfield');
});
