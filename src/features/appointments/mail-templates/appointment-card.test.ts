import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { mailColours } from '../../email/mail-look.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import type { Meeting } from '../meeting.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { bookingReminderDay } from './booking-reminder.ts';
import { bookingCancelled, bookingChanged, bookingConfirmed } from './booking-updates.ts';

const PHOTO = 'p'.repeat(43);
const MAREN = 'Maren Castellane';

const profile = publicProfile(demoFirm);
const withPhoto = profile.attorneys.map((each) =>
  each.name === MAREN ? { ...each, photo: PHOTO } : each,
);

const inputOf = (meeting: Meeting, attorneys = withPhoto) => ({
  appointment: {
    ...{ id: 'a1', firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' },
    ...{ typeLabel: 'Mediation', practiceAreaLabel: 'Divorce', notes: null, phone: null },
    ...{ scheduledDate: new Date('2031-03-11T16:00:00Z'), duration: 45, version: 0 },
    ...meeting,
  },
  firm: { ...profile, attorneys, colours: mailColours({}) },
  stamp: new Date('2031-03-01T00:00:00Z'),
  publicUrl: 'https://firm.example',
  wording: 'named' as const,
});

const confirmationOf = (meeting: Meeting, attorneys = withPhoto) =>
  bookingConfirmation(inputOf(meeting, attorneys));

/** The words of the HTML part in order, without the preview line and markup. */
const wordsOf = (markup: string) =>
  markup
    .slice(markup.indexOf('<body'))
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const imagesIn = (markup: string) => markup.match(/<img[^>]*>/g) ?? [];

describe('the card of the confirmation', () => {
  it('has the date in large type, then who, where, what to bring and whom to call', () => {
    const { html } = confirmationOf({ hostName: MAREN, placeText: 'Fourth floor, ring twice.' });
    const words = wordsOf(html);
    const first = words.indexOf('Mar 11');
    expect(words.slice(first, first + 16)).toEqual([
      'Mar 11',
      'Tuesday, Mar 11, 2031 at 9:00 AM (Pacific Time)',
      'Mediation',
      ...['You will meet', MAREN, 'Founding partner, Family law'],
      ...['Where', 'Pacific Harbor Law, 1200 Harbor Point Drive, Suite 400, San Diego, CA 92101'],
      ...['Please note', 'Fourth floor, ring twice.'],
      ...['What to bring', expect.stringContaining('A photo ID')],
      ...['How long', '45 minutes'],
      ...['Questions', 'Call (619) 555-0142 or reply to this mail'],
    ]);
    expect(/font:\d+ (\d+)px[^>]*>Mar 11</.exec(html)?.[1]).toBe('64');
  });

  it('shows the attorney’s photograph by its public address, with a size and a text', () => {
    const images = imagesIn(confirmationOf({ hostName: MAREN }).html);
    expect(images).toHaveLength(1);
    expect(images[0]).toContain(
      `src="https://firm.example/photos/${PHOTO}/176.jpg" alt="${MAREN}" width="88" height="110"`,
    );
  });

  it('has initials without a photograph, and for two people of one name', () => {
    const namesakes = [...withPhoto, ...withPhoto];
    for (const { html } of [
      confirmationOf({ hostName: 'Theo Okonjo' }),
      confirmationOf({ hostName: MAREN }, namesakes),
    ]) {
      expect(imagesIn(html)).toEqual([]);
      expect(wordsOf(html).some((line) => ['TO', 'MC'].includes(line))).toBe(true);
    }
  });

  it('has nobody’s face if the consultation is with the firm as a whole', () => {
    const { html } = confirmationOf({});
    expect(imagesIn(html)).toEqual([]);
    expect(html).not.toContain('You will');
  });

  it('says that a client talks to the attorney of a call', () => {
    const { html } = confirmationOf({ hostName: MAREN, place: 'phone' });
    expect(html).toContain('You will talk to');
  });

  it('is complete as text', () => {
    const { text } = confirmationOf({ hostName: MAREN, placeText: 'Fourth floor, ring twice.' });
    for (const line of [
      'When: Tuesday, Mar 11, 2031 at 9:00 AM (Pacific Time)',
      'How long: 45 minutes',
      'What: Mediation',
      `With: ${MAREN}`,
      'Please note: Fourth floor, ring twice.',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });
});

it.each([bookingReminderDay, bookingChanged, bookingConfirmed])(
  '%o has the same card, without the type of consultation',
  (mail) => {
    const { html } = mail(inputOf({ hostName: MAREN }));
    expect(imagesIn(html)).toHaveLength(1);
    expect(html).toContain('You will meet');
    expect(html).not.toContain('Mediation');
  },
);

it('the mail about a cancellation has no card', () => {
  const { html } = bookingCancelled(inputOf({ hostName: MAREN }));
  expect(imagesIn(html)).toEqual([]);
  expect(wordsOf(html)).toContain('With');
});
