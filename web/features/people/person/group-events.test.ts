import { expect, it } from 'vitest';
import type { TimelineEvent } from '../../../../src/features/people/schema.ts';
import { groupEvents } from './group-events.ts';

const event = (id: string, at: string, changes: Partial<TimelineEvent> = {}): TimelineEvent => ({
  ...{ id, at, kind: 'mail', recordId: id, aboutId: null, title: id, text: null },
  ...{ moment: null, href: null, note: null },
  ...changes,
});

it('a booking has its mails of the same day; what is of another day or about nothing stands alone', () => {
  const events = [
    event('reminder', '2031-03-12T17:00:00Z', { aboutId: 'booking' }),
    event('letter', '2031-03-10T20:00:00Z'),
    event('to the firm', '2031-03-10T17:00:02Z', { aboutId: 'booking' }),
    event('confirmation', '2031-03-10T17:00:01Z', { aboutId: 'booking' }),
    event('booking', '2031-03-10T17:00:00Z', { kind: 'appointment' }),
  ];
  const shown = groupEvents(events, 'America/Los_Angeles').map(({ date, happenings }) => [
    date,
    ...happenings.map(({ event: { id }, others }) => [id, ...others.map((other) => other.id)]),
  ]);
  expect(shown).toEqual([
    ['2031-03-12', ['reminder']],
    ['2031-03-10', ['letter'], ['booking', 'confirmation', 'to the firm']],
  ]);
});
