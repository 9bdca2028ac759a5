import { addDays } from '../../../platform/time/date-math.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { busyRange } from '../busy/busy-range.ts';
import { choicesOf } from '../choices/list-choices.ts';
import type { AttorneyChoice } from '../choices/schema.ts';
import { readSchedule } from '../read-schedule.ts';
import { requireOpen } from '../require-open.ts';
import { publicSlotRequest } from '../slot-request.ts';
import type { FirstFree, FirstFreeInput } from './schema.ts';
import { localDatesBetween } from './slots.ts';
import { slotsFrom } from './slots-between.ts';

const WITHIN_DAYS = 30;

/** Anybody may ask, and each attorney costs time: a longer list is answered for the first of them. */
const MOST_ATTORNEYS = 40;

/**
 * The first free start in the next thirty days with each attorney who works on the practice area, in the office, in the
 * language, of the first consultation that they offer; those without one are left out. The busy times are read once.
 * Throws `component_hidden` or `invalid_input`.
 */
export async function listFirstFree(
  deps: Pick<Context, 'db' | 'now' | 'contentCache' | 'readBusy'>,
  wanted: FirstFreeInput,
): Promise<FirstFree[]> {
  const { zone } = await requireOpen(deps, wanted);
  const now = deps.now();
  const [from, to] = [localDateOf(now, zone), localDateOf(addDays(now, WITHIN_DAYS), zone)];
  const schedule = await readSchedule(deps);
  const busy = await deps.readBusy({ ...busyRange({ from, to }), now });
  const dates = localDatesBetween(from, to);
  const { types, attorneys } = choicesOf(schedule);
  return attorneys
    .filter((attorney) => fits(attorney, wanted))
    .slice(0, MOST_ATTORNEYS)
    .flatMap(({ slug }) => {
      const type = types.find((each) => each.attorneys.includes(slug))?.key;
      if (!type) return [];
      const { practiceArea, office } = wanted;
      const preference = { attorney: slug, practiceArea, office };
      const slotRequest = publicSlotRequest(schedule, { type, ...preference }, 'type');
      const slotsOn = slotsFrom(busy, { schedule, slotRequest, zone, now });
      for (const date of dates) {
        const free = slotsOn(date).find(({ state }) => state === 'free');
        if (free) return [{ slug, type, date, start: free.start, label: free.label }];
      }
      return [];
    });
}

const fits = (
  { practiceAreas, languages, offices }: AttorneyChoice,
  { practiceArea, language, office }: FirstFreeInput,
): boolean =>
  (!practiceArea || practiceAreas.includes(practiceArea)) &&
  (!language || languages.includes(language)) &&
  (!office || offices.includes(office));
