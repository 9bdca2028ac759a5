import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { mailColours } from '../../email/mail-look.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { bookingNotice } from './booking-notice.ts';
import { bookingReminderDay, bookingReminderHour } from './booking-reminder.ts';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingLink,
  bookingReopened,
  bookingUnconfirmed,
} from './booking-updates.ts';
import { clientCancelled, clientConfirmed, clientMoved } from './client-notices.ts';

/**
 * The mails about an appointment with the firm at its office, as written by the release before consultations with
 * attorneys: nothing changes for a firm without hosts and types of its own. Newer are only the HTML of mails to clients
 * about future appointments, whose rows have become a card since, and a few reworded sentences.
 */
const RECORDED: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../recorded/mails.json', import.meta.url), 'utf8'),
);

const TEMPLATES = {
  bookingCancelled,
  bookingChanged,
  bookingConfirmation,
  bookingConfirmed,
  bookingLink,
  bookingNotice,
  bookingReminderDay,
  bookingReminderHour,
  bookingReopened,
  bookingUnconfirmed,
  clientCancelled,
  clientConfirmed,
  clientMoved,
};

const input = {
  appointment: {
    id: 'a1',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    phone: '(619) 555-0100',
    typeLabel: 'Initial Consultation (30 min)',
    practiceAreaLabel: 'Child Custody',
    notes: 'Two lines\nof notes',
    scheduledDate: new Date('2031-03-11T16:00:00Z'),
    duration: 30,
    version: 2,
    contactPreferences: null,
  },
  firm: {
    ...publicProfile(demoFirm),
    name: 'Harbor & Pier Law',
    phone: '(619) 555-0142',
    email: 'office@example.com',
    street: '1200 Harbor Point Drive, Suite 400',
    city: 'San Diego',
    region: 'CA',
    postalCode: '92101',
    zone: 'America/Los_Angeles',
    colours: mailColours({}),
  },
  stamp: new Date('2031-03-01T00:00:00Z'),
  publicUrl: 'https://firm.example',
  link: 'https://firm.example/appointment/token',
  movedFrom: new Date('2031-03-10T16:00:00Z'),
  wording: 'named' as const,
};

// The rules of the zone come from a package.
const withoutZone = (file: string) => file.replace(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\r\n/, '');

it.each(Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[])('%s is unchanged', (name) => {
  const { html, invitation, wording: _, ...mail } = TEMPLATES[name](input);
  const written = {
    ...mail,
    ...(invitation && { calendarFile: withoutZone(invitation.content) }),
    htmlHash: createHash('sha256').update(html).digest('hex'),
  };
  expect(written).toEqual(RECORDED[name]);
});
