import { describe, expect, it } from 'vitest';
import { agendaDays } from './agenda-days.ts';

describe('the days of the agenda', () => {
  const at = (scheduledDate: string) => ({ scheduledDate });
  const days = (today: string, ...dates: string[]) =>
    agendaDays(dates.map(at), { today, zone: 'America/Los_Angeles' }).map(({ date, entries }) => [
      date,
      entries.length,
    ]);

  it('are today and the next working day, even if nothing is booked', () => {
    expect(days('2031-03-08')).toEqual([
      ['2031-03-08', 0],
      ['2031-03-10', 0],
    ]);
  });

  it('count a weekend day on which the firm is open as a working day', () => {
    const options = { today: '2031-03-07', zone: 'America/Los_Angeles' };
    const isOpenOn = (date: string) => date === '2031-03-08';
    expect(agendaDays([], { ...options, isOpenOn }).map(({ date }) => date)).toEqual([
      '2031-03-07',
      '2031-03-08',
    ]);
  });

  it('and every other day with appointments, by the clocks of the firm', () => {
    expect(
      // Saturday and Tuesday evening, which are the next day in UTC, and Thursday.
      days('2031-03-07', '2031-03-09T04:00:00Z', '2031-03-12T04:00:00Z', '2031-03-13T17:00:00Z'),
    ).toEqual([
      ['2031-03-07', 0],
      ['2031-03-08', 1],
      ['2031-03-10', 0],
      ['2031-03-11', 1],
      ['2031-03-13', 1],
    ]);
  });
});
