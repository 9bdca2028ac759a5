import { messagesFor } from '../../platform/languages/messages-for.ts';
import { formatOfficeHours } from './rules.ts';
import type { FirmProfile, FirmRecord } from './schema.ts';

/** Office hours as text and, unless they are by appointment, in machine-readable form. */
export function displayHours(
  lines: FirmRecord['officeHours'],
  formats: Pick<FirmProfile['formats'], 'locale' | 'language'>,
) {
  const { hours } = messagesFor({ formats });
  return lines.map((line) => ({
    ...formatOfficeHours(line, formats.locale, hours),
    ...openingOf(line),
  }));
}

function openingOf({ dayOfWeek, opens, closes }: FirmRecord['officeHours'][number]) {
  return opens && closes && dayOfWeek.length > 0 ? { opening: { dayOfWeek, opens, closes } } : {};
}
