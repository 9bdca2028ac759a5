import ICAL from 'ical.js';
import { afterEach, expect, it } from 'vitest';
import { demoFirm } from '../../../db/demo/firm.ts';
import { publicProfile } from '../firm/public-profile.ts';
import { twoOffices } from '../firm/testing/two-offices.ts';
import { appointmentCalendarFile } from './calendar-file.ts';
import type { Meeting } from './meeting.ts';
import { readCalendar } from './testing/read-calendar.ts';

afterEach(() => ICAL.TimezoneService.reset());

const firm = {
  ...publicProfile({ ...demoFirm, street: '1200 Harbor Point Drive' }, twoOffices),
  name: 'Harbor Law',
  phone: '(619) 555-0142',
  email: 'office@example.com',
  street: '1200 Harbor Point Drive',
};

const LAST = 'Questions, or a change of plans? Call (619) 555-0142.';
const LINK = 'https://meet.example/r/7?x=1';

/** What a calendar application shows of the file. */
function read(meeting: Meeting) {
  const file = appointmentCalendarFile({
    appointment: {
      id: 'a1',
      scheduledDate: new Date('2031-03-11T16:00:00Z'),
      duration: 30,
      version: 0,
      ...meeting,
    },
    firm,
    wording: 'named',
    method: 'REQUEST',
    stamp: new Date('2031-01-02T03:04:05Z'),
    publicUrl: 'https://firm.example',
  });
  const { component, event } = readCalendar(file);
  return {
    file,
    organizer: component.getFirstProperty('organizer')?.getParameter('cn'),
    mailbox: component.getFirstPropertyValue('organizer'),
    location: event.location,
    description: event.description.split('\n'),
    url: component.getFirstPropertyValue('url'),
  };
}

it.each<[string, Meeting, Omit<ReturnType<typeof read>, 'file' | 'mailbox'>]>([
  [
    'the firm at its office',
    { phone: '(619) 555-0100', bringText: 'Your marriage certificate' },
    {
      organizer: 'Harbor Law',
      location: '1200 Harbor Point Drive, San Diego, CA 92101',
      description: [LAST],
      url: null,
    },
  ],
  [
    'an attorney in another office',
    { hostName: 'Maren Castellane', officeKey: 'oceanside', priceLabel: '$95' },
    {
      organizer: 'Maren Castellane, Harbor Law',
      location: '12 Pier View Way, Oceanside, CA 92054',
      description: ['With Maren Castellane.', 'Park behind the house.', 'Price: $95.', LAST],
      url: null,
    },
  ],
  [
    'an attorney by phone',
    { hostName: 'Maren Castellane', place: 'phone', phone: '(619) 555-0100' },
    {
      organizer: 'Maren Castellane, Harbor Law',
      location: 'By phone',
      description: ['With Maren Castellane.', 'Maren Castellane will call you.', LAST],
      url: null,
    },
  ],
  [
    'the firm by phone, without a number',
    { place: 'phone', phone: null, placeText: 'We call you at the number that you gave us.' },
    {
      organizer: 'Harbor Law',
      location: 'By phone',
      description: ['Please call us at (619) 555-0142.', LAST],
      url: null,
    },
  ],
  [
    'an attorney by video',
    { hostName: 'Maren Castellane', place: 'video', placeText: `Join at ${LINK}.` },
    {
      organizer: 'Maren Castellane, Harbor Law',
      location: LINK,
      description: ['With Maren Castellane.', `Join at ${LINK}.`, LAST],
      url: LINK,
    },
  ],
  [
    'the firm by video, without a link',
    { place: 'video' },
    { organizer: 'Harbor Law', location: 'By video', description: [LAST], url: null },
  ],
])('a calendar shows whom and where: %s', (_what, meeting, shown) => {
  const { file, mailbox, ...event } = read(meeting);
  expect(event).toEqual(shown);
  expect(mailbox).toBe('mailto:office@example.com');
  // Not the client's number, and not what to bring, which could reveal the matter.
  expect(file).not.toMatch(/555-0100|marriage/);
});

it('hostile names and texts stay values', () => {
  const { file, description, organizer } = read({
    hostName: 'Ana "A;B:C" Ruiz\r\nATTENDEE:mailto:evil@example.com',
    place: 'office',
    placeText: 'Ring, twice; then\r\nURL:https://evil.example\\n',
  });
  expect(file).not.toMatch(/^(ATTENDEE|URL)/m);
  expect(organizer).toContain('Harbor Law');
  expect(description.join('\n')).toContain('Ring, twice; then');
});

it('lines of the file are at most 75 bytes long', () => {
  const { file } = read({ hostName: 'Ä'.repeat(80), place: 'office', placeText: 'ö'.repeat(500) });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
