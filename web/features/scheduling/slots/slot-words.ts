import type { Slot } from '../../../../src/features/scheduling/slots/schema.ts';
import { isMorning } from '../../../../src/features/scheduling/slots/slot-rules.ts';
import { m } from '../../../lib/messages.ts';

/** The parts of a day that have slots. */
export const partsOfDay = (slots: readonly Slot[], zone: string) =>
  [m.times.morning, m.times.afternoon]
    .map((name, part) => ({
      name,
      slots: slots.filter(({ start }) => isMorning(start, zone) === (part === 0)),
    }))
    .filter((part) => part.slots.length > 0);

/** How many times of a day are free; without slots, none are loaded (undefined) or the day is closed. */
export function dayText(slots: readonly Slot[] | undefined): string {
  if (!slots) return m.times.loading;
  if (slots.length === 0) return m.times.closedDay;
  return m.times.count({ count: slots.filter(({ state }) => state === 'free').length });
}
