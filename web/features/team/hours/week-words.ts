import { WEEKDAYS as NAMES } from '../../../../src/features/firm/rules.ts';

/** `Monday` for 1. */
export const dayName = (weekday: number): string => NAMES[weekday - 1] ?? '';

/** `1:30 PM` for 810. */
export function timeLabel(minute: number): string {
  const hours = Math.floor(minute / 60);
  const minutes = String(minute % 60).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
