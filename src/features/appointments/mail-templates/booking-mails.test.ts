import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { mailColours } from '../../email/mail-look.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { bookingNotice } from './booking-notice.ts';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingLink,
  bookingReopened,
  bookingUnconfirmed,
} from './booking-updates.ts';
import { clientCancelled, clientConfirmed, clientMoved } from './client-notices.ts';

const input = {
  appointment: {
    id: 'a1',
    firstName: 'Dana',
    lastName: '<b>Whitfield</b>',
    email: 'dana@example.com',
    phone: null,
    typeLabel: 'Divorce Consultation (60 min)',
    practiceAreaLabel: 'Child Custody',
    notes: 'Two lines\n<script>alert(1)</script>',
    scheduledDate: new Date('2026-03-10T17:30:00Z'),
    duration: 60,
    version: 0,
    contactPreferences: null,
  },
  firm: { ...publicProfile(demoFirm), colours: mailColours({}) },
  stamp: new Date('2026-03-01T00:00:00Z'),
  publicUrl: 'https://firm.example',
  wording: 'named' as const,
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

it('subjects and calendar files contain neither the matter nor the person', () => {
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

const TOKEN = 'q3Wm8vJ0c5bT1xY7nL2kR9sD4fG6hZaE_pU-oI0yXwQ';

describe.each([
  ['booked', bookingConfirmation, 'Your consultation', 'REQUEST'],
  ['moved', bookingChanged, 'New time: your consultation', 'REQUEST'],
  ['confirmed', bookingConfirmed, 'Confirmed: your consultation', 'REQUEST'],
  ['un-confirmed', bookingUnconfirmed, 'To be confirmed: your consultation', 'REQUEST'],
  ['reopened', bookingReopened, 'On again: your consultation', 'REQUEST'],
  ['given a new link', bookingLink, 'Your page: your consultation', 'REQUEST'],
  ['cancelled', bookingCancelled, 'Cancelled: your consultation', 'CANCEL'],
] as const)('a consultation that was %s', (_what, template, subject, method) => {
  const moved = { ...input, appointment: { ...input.appointment, version: 3 } };
  const mail = template(moved);

  it('is announced with its time, a phone number and a calendar file of this version', () => {
    expect(mail.subject).toBe(`${subject} on Tue, Mar 10 at 10:30 AM`);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Tuesday, Mar 10, 2026 at 10:30 AM (Pacific Time)');
      expect(body).toContain('60 minutes');
      expect(body).toContain('(619) 555-0142');
    }
    expect(mail.invitation?.method).toBe(method);
    for (const line of [`METHOD:${method}`, 'SEQUENCE:3', 'UID:a1@firm.example']) {
      expect(mail.invitation?.content).toContain(line);
    }
  });

  it('contains neither the matter nor the notes in subject and calendar file', () => {
    for (const shown of [mail.subject, mail.invitation?.content]) {
      expect(shown).not.toMatch(/divorce|custody|two lines|alert/i);
    }
    expect(mail.html).not.toContain('<b>Whitfield');
  });

  it('links to the client’s page, whose token is not stored', () => {
    const link = `https://firm.example/appointment/${TOKEN}`;
    const linked = template({ ...moved, link });
    const leads = method === 'REQUEST';
    expect([linked.text.includes(link), linked.html.includes(`href="${link}"`)]).toEqual([
      leads,
      leads,
    ]);
    expect(linked.secret).toBe(leads ? TOKEN : undefined);
    expect(linked.invitation?.content).not.toContain(TOKEN);
    expect(linked.subject).not.toContain(TOKEN);
  });
});

it('says until when the client can change it online, or else to call', () => {
  expect(bookingConfirmation(input).text).toContain('To move or cancel it, please call (619)');
  const link = 'https://firm.example/appointment/x';
  expect(bookingConfirmation({ ...input, link }).text).toContain('until 24 hours before it begins');
});

it.each([
  ['Confirmed', clientConfirmed],
  ['Moved', clientMoved],
  ['Cancelled', clientCancelled],
] as const)(
  '%s by the client: the firm learns who and when, and the subject neither',
  (word, template) => {
    const movedFrom = new Date('2026-03-09T16:00:00Z');
    const mail = template({ ...input, ...(word === 'Moved' && { movedFrom }) });
    expect(mail.subject).toBe(`${word} by the client: consultation on Tue, Mar 10 at 10:30 AM`);
    expect(mail.text).toContain('Who: Dana');
    expect(mail.text).toContain('E-mail: dana@example.com');
    expect(mail.text.includes('Before: Monday, Mar 09, 2026 at 9:00 AM')).toBe(word === 'Moved');
    expect(mail.html).not.toContain('<b>Whitfield');
  },
);
