import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { addMinutes } from '../../../platform/time/date-math.ts';
import { feedCalendar } from './feed-calendar.ts';

const FIRST = new Date('2031-03-10T16:00:00Z');
const USES = {
  firm: { name: 'Pacific Harbor Law', zone: 'America/Los_Angeles' },
  publicUrl: 'https://firm.example',
};

const appointments = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    // A name by which an attacker would try to end the file early.
    firstName: 'Dana\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VEVENT',
    lastName: 'Whitfield',
    scheduledDate: addMinutes(FIRST, place * 30),
    endsAt: addMinutes(FIRST, place * 30 + 30),
    status: 'scheduled',
    version: 1,
    updatedAt: FIRST,
  }));

it.each([0, 1, 250, 251, 1_000])(
  'of %i appointments is one file with each, in order',
  async (count) => {
    const rows = appointments(count);
    const file = await feedCalendar(rows, USES);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pacific Harbor Law: appointments');
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(count > 0 ? 1 : 0);
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual(
      rows.map(({ id }) => `${id}@firm.example`),
    );
  },
);

it('lets others in while it is written', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await feedCalendar(appointments(1_000), USES);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(3);
});
