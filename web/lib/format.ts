/** Functions to format dates and times, re-exported. */
export {
  formatComingDay,
  formatDate,
  formatDateInFull,
  formatDay,
  formatDayIn,
  formatHour,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatZone,
  noonOf,
} from '../../src/platform/time/format-rules.ts';
