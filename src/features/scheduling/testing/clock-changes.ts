import { expect } from 'vitest';
import { minutesOf } from './minute-grid.ts';

/**
 * Days around both clock changes of four zones: Lord Howe Island changes by half an hour, and Adak is so far behind UTC
 * that its evenings are two UTC days after the date. The change is on the second or third day; the first and the last
 * local date are not complete.
 */
const PERIODS = [
  { zone: 'America/Los_Angeles', days: ['2031-03-07', '2031-03-08', '2031-03-09', '2031-03-10'] },
  { zone: 'America/Los_Angeles', days: ['2031-10-31', '2031-11-01', '2031-11-02', '2031-11-03'] },
  { zone: 'America/Adak', days: ['2031-03-07', '2031-03-08', '2031-03-09', '2031-03-10'] },
  { zone: 'America/Adak', days: ['2031-10-31', '2031-11-01', '2031-11-02', '2031-11-03'] },
  { zone: 'Europe/Berlin', days: ['2031-03-28', '2031-03-29', '2031-03-30', '2031-03-31'] },
  { zone: 'Europe/Berlin', days: ['2031-10-24', '2031-10-25', '2031-10-26', '2031-10-27'] },
  { zone: 'Australia/Lord_Howe', days: ['2031-04-04', '2031-04-05', '2031-04-06', '2031-04-07'] },
  { zone: 'Australia/Lord_Howe', days: ['2031-10-03', '2031-10-04', '2031-10-05', '2031-10-06'] },
].map(({ zone, days }) => ({ zone, days, minutes: minutesOf(zone, days[0] ?? '', days.length) }));

/** How many periods there are. */
export const CLOCK_CHANGES = PERIODS.length;

export type Period = (typeof PERIODS)[number];

/** The period of this number, from 0. */
export const periodAt = (place: number): Period =>
  PERIODS[place] ?? expect.fail('There is no such period');
