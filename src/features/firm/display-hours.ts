import { formatOfficeHours } from './rules.ts';
import type { FirmRecord } from './schema.ts';

/** Office hours as text and, unless they are by appointment, in machine-readable form. */
export const displayHours = (lines: FirmRecord['officeHours']) =>
  lines.map((line) => ({ ...formatOfficeHours(line), ...openingOf(line) }));

function openingOf({ dayOfWeek, opens, closes }: FirmRecord['officeHours'][number]) {
  return opens && closes && dayOfWeek.length > 0 ? { opening: { dayOfWeek, opens, closes } } : {};
}
