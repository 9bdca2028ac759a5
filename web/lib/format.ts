/** Functions to format dates and times, re-exported. */
export {
  formatComingDay,
  formatDate,
  formatDay,
  formatElsewhere,
  formatMoment,
  formatMonth,
  formatTime,
  formatWeekday,
  formatZone,
  noonOf,
} from '../../src/platform/time/format-rules.ts';
