import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { mailColours } from '../../email/mail-look.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { twoOffices } from '../../firm/testing/two-offices.ts';
import type { Meeting } from '../meeting.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { bookingNotice } from './booking-notice.ts';
import { bookingReminderDay, bookingReminderHour } from './booking-reminder.ts';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingReopened,
} from './booking-updates.ts';
import { clientMoved } from './client-notices.ts';

const firm = {
  ...publicProfile({ ...demoFirm, street: '1200 Harbor Point Drive' }, twoOffices),
  name: 'Harbor Law',
  phone: '(619) 555-0142',
  colours: mailColours({}),
};

const START = new Date('2031-03-11T16:00:00Z');

const inputOf = (meeting: Meeting) => ({
  appointment: {
    id: 'a1',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    phone: '(619) 555-0100',
    typeLabel: 'Mediation (60 min)',
    practiceAreaLabel: 'Child Custody',
    notes: null,
    scheduledDate: START,
    duration: 60,
    version: 0,
    contactPreferences: null,
    ...meeting,
  },
  firm,
  stamp: START,
  publicUrl: 'https://firm.example',
  wording: 'named' as const,
});

/** The text part without line breaks inside rows. */
const linesOf = ({ text }: { text: string }) => text.split('\n');

const TEMPLATES = [
  ['booked', bookingConfirmation],
  ['confirmed', bookingConfirmed],
  ['moved', bookingChanged],
  ['reopened', bookingReopened],
  ['due in a day', bookingReminderDay],
  ['due in an hour', bookingReminderHour],
] as const;

describe.each(TEMPLATES)('a consultation with an attorney that is %s', (_what, template) => {
  it.each<[string, Meeting, string[]]>([
    [
      'at the office',
      { place: 'office' },
      ['Where: Harbor Law, 1200 Harbor Point Drive, San Diego, CA 92101'],
    ],
    [
      'at the office, with a note',
      { place: 'office', placeText: 'Fourth floor, ring twice.' },
      [
        'Where: Harbor Law, 1200 Harbor Point Drive, San Diego, CA 92101',
        'Please note: Fourth floor, ring twice.',
      ],
    ],
    [
      'in another office',
      { place: 'office', officeKey: 'oceanside' },
      [
        'Where: Harbor Law, 12 Pier View Way, Oceanside, CA 92054',
        'Parking and access: Park behind the house.',
      ],
    ],
    [
      'by phone, whatever the office',
      { place: 'phone', officeKey: 'oceanside' },
      ['Where: By phone: Maren Castellane will call you at (619) 555-0100'],
    ],
    [
      'by phone',
      { place: 'phone' },
      ['Where: By phone: Maren Castellane will call you at (619) 555-0100'],
    ],
    [
      'by phone without a number',
      { place: 'phone', phone: null },
      ['Where: By phone: please call us at (619) 555-0142'],
    ],
    [
      'by video',
      { place: 'video', placeText: 'Join at https://meet.example/r/7?x=1.' },
      ['Where: Join at https://meet.example/r/7?x=1.'],
    ],
    [
      'by video without a link',
      { place: 'video' },
      ['Where: By video. We will send you the link.'],
    ],
  ])('says with whom and where: %s', (_place, meeting, lines) => {
    const mail = template(inputOf({ ...meeting, hostName: 'Maren Castellane' }));
    const all = linesOf(mail);
    const first = all.indexOf('With: Maren Castellane');
    expect(all.slice(first + 1, first + 1 + lines.length)).toEqual(lines);
    for (const line of lines) {
      const words = line.slice(line.indexOf(': ') + 2).replace(/ ?https.*/, '');
      expect(mail.html).toContain(words);
    }
    expect(mail.html).toContain('Maren Castellane');
  });
});

it.each(TEMPLATES)(
  'a mail about a call by the client says nothing about a call by the firm: %s',
  (_, template) => {
    const placeText = 'We call you at the number that you gave us.';
    const { text } = template(inputOf({ place: 'phone', phone: null, placeText }));
    expect(text).toContain('please call us at (619) 555-0142');
    expect(text).not.toContain('We call you');
  },
);

it('a mail about an attorney who does not work on the practice area says so, without naming it', () => {
  const meeting = { hostName: 'Maren Castellane', isOutsideArea: true };
  expect(bookingConfirmation(inputOf(meeting)).text).toContain(
    'Maren Castellane does not usually work on the practice area that you named.',
  );
  expect(bookingConfirmation(inputOf({ ...meeting, isOutsideArea: false })).text).not.toContain(
    'does not usually work',
  );
});

it('only words of staff become links, and nobody’s become markup', () => {
  const hostile = inputOf({
    hostName: '<b>Maren</b> "x"',
    place: 'video',
    placeText: '<script>alert(1)</script> https://meet.example/a"onclick=1',
    bringText: '<i>Papers</i>',
  });
  for (const [, template] of TEMPLATES) {
    const { html } = template(hostile);
    expect(html).not.toMatch(/<script|<b>Maren|<i>Papers|"onclick/);
    expect(html).toContain('<a href="https://meet.example/a"');
  }
  const phone = inputOf({ place: 'phone', phone: 'https://evil.example/x\nY: z' });
  const { html, text } = bookingConfirmation(phone);
  expect(html).not.toContain('href="https://evil');
  expect(text).toContain('will call you at https://evil.example/x Y: z\n');
});

it('long words and links wrap in the cell of the table', () => {
  const link = `https://meet.example/${'a'.repeat(200)}`;
  const { html } = bookingConfirmation(inputOf({ place: 'video', placeText: link }));
  const cell = html.slice(0, html.indexOf(`href="${link}"`));
  expect(cell.slice(cell.lastIndexOf('<td'))).toContain('overflow-wrap:anywhere');
});

it('says what to bring as the type has it, and then not that nothing needs preparing', () => {
  const own = inputOf({ bringText: 'Your marriage certificate.' });
  for (const mail of [bookingConfirmation(own), bookingReminderDay(own)]) {
    expect(mail.text).toContain('What to bring: Your marriage certificate.');
    expect(mail.html).toContain('Your marriage certificate.');
    expect(mail.text).not.toContain('prepare anything');
  }
  expect(bookingReminderDay(inputOf({})).text).not.toContain('What to bring');
  expect(bookingConfirmation(inputOf({ place: 'phone' })).text).toContain(
    'Have at hand: A photo ID',
  );
});

it.each([
  [bookingConfirmed, 'talking to you'],
  [bookingReminderHour, 'talking to you'],
] as const)('nobody is seen in a call', (template, words) => {
  expect(template(inputOf({ place: 'phone' })).text).toContain(words);
  expect(template(inputOf({ place: 'office' })).text).toContain('seeing you');
});

it('a cancellation says with whom it would have been', () => {
  const { text } = bookingCancelled(inputOf({ hostName: 'Maren Castellane', place: 'video' }));
  expect(text).toContain('With: Maren Castellane');
  expect(text).not.toContain('Where:');
});

describe('the notices to the firm', () => {
  it.each<[Meeting, string[]]>([
    [
      { hostName: 'Maren Castellane' },
      ['With: Maren Castellane', 'Where: 1200 Harbor Point Drive, San Diego, CA 92101'],
    ],
    [
      { hostName: 'Maren Castellane', officeKey: 'oceanside' },
      ['With: Maren Castellane', 'Where: 12 Pier View Way, Oceanside, CA 92054'],
    ],
    [{ place: 'phone' }, ['How: By phone']],
    [{ place: 'phone', officeKey: 'oceanside' }, ['How: By phone']],
    [{ place: 'video', language: 'Spanish' }, ['How: By video', 'Language: Spanish']],
    [{ place: 'phone', phone: null }, ['How: By phone. The client gave no number and will call.']],
    [{ hostName: 'Maren Castellane', place: 'video' }, ['With: Maren Castellane', 'How: By video']],
  ])('name the attorney and how it takes place: %j', (meeting, lines) => {
    for (const mail of [bookingNotice(inputOf(meeting)), clientMoved(inputOf(meeting))]) {
      const all = linesOf(mail);
      expect(all.filter((line) => /^(With|Where|How|Language): /.test(line))).toEqual(lines);
    }
  });

  it('say whom a moved one was with before', () => {
    const mail = clientMoved({
      ...inputOf({ hostName: 'Theo Okonjo' }),
      movedFrom: new Date('2031-03-10T16:00:00Z'),
      hostBefore: 'Maren Castellane',
    });
    expect(mail.text).toMatch(/Before: Monday, .*, with Maren Castellane\n/);
  });
});

describe('a consultation that has moved to somebody else', () => {
  const theo = inputOf({ hostName: 'Theo Okonjo' });

  it.each([
    [
      { hostBefore: 'Maren Castellane' },
      'Your consultation is now with Theo Okonjo, at the time below. Before, it was with Maren Castellane.',
    ],
    [
      { hostBefore: 'Maren Castellane', movedFrom: START },
      'Your consultation is now with Theo Okonjo, at the time below. Before, it was with Maren Castellane.',
    ],
    [
      { hostBefore: 'Maren Castellane', movedFrom: new Date('2031-03-10T16:00:00Z') },
      'Your consultation has a new time and is now with Theo Okonjo. Before, it was with Maren Castellane.',
    ],
  ])('is announced with both names: %j', (move, opening) => {
    const mail = bookingChanged({ ...theo, ...move });
    expect(mail.subject).toBe('Changed: your consultation on Tue, Mar 11 at 9:00 AM');
    expect(linesOf(mail)).toEqual(expect.arrayContaining([opening, 'With: Theo Okonjo']));
  });

  it('is with the firm by its name', () => {
    const mail = bookingChanged({ ...inputOf({}), hostBefore: 'Maren Castellane' });
    expect(mail.text).toContain('is now with Harbor Law, at the time below');
  });

  it('is only at a new time if it is with the same person again', () => {
    const mail = bookingChanged({ ...theo, hostBefore: 'Theo Okonjo' });
    expect(mail.subject).toContain('New time: your consultation');
  });
});
