import type { Context } from '../../../platform/trpc/context.ts';
import { areaFirst } from '../area-rules.ts';
import { officesOfHost } from '../office-rules.ts';
import { placesToChoose } from '../place-rules.ts';
import { readSchedule } from '../read-schedule.ts';
import { requireOpen } from '../require-open.ts';
import type { ConsultationType, Schedule } from '../schema.ts';
import type { BookingChoices } from './schema.ts';

/**
 * The consultation types that visitors can book, and the attorneys they can book them with, both in order. Throws
 * `component_hidden` or, for an unknown practice area, `invalid_input`.
 */
export async function listBookingChoices(
  deps: Pick<Context, 'db' | 'contentCache'>,
  { practiceArea }: { practiceArea?: string | undefined } = {},
): Promise<BookingChoices> {
  await requireOpen(deps, { practiceArea });
  return choicesOf(await readSchedule(deps), practiceArea);
}

/** Pure. A type that nobody offers at the moment is left out. Attorneys who work on `area` come first. */
export function choicesOf(schedule: Schedule, area?: string): BookingChoices {
  const types = schedule.types.filter(
    ({ isActive, isPublic, hosts }) => isActive && isPublic && hosts.length > 0,
  );
  const hasSeveral = schedule.offices.length > 1;
  const attorneys = areaFirst(schedule.hosts, { area }).flatMap(
    ({ number, slug, name, practiceAreas, languages, ...host }) => {
      const offered = types.filter(({ hosts }) => hosts.includes(number));
      if (slug === null || name === null || offered.length === 0) return [];
      const weekdays = inOrder(offered.flatMap(({ key }) => weekdaysOf(schedule, key, number)));
      const places = hasSeveral ? officesOfHost(host, weekdays) : [];
      return [{ slug, name, offices: places, weekdays, practiceAreas, languages }];
    },
  );
  const offices = hasSeveral
    ? schedule.offices.map(({ zone: _, accessNote: __, ...office }) => office)
    : [];
  return { types: types.map((type) => choiceOf(schedule, type, area)), attorneys, offices };
}

function choiceOf(schedule: Schedule, type: ConsultationType, area: string | undefined) {
  const offering = schedule.hosts.filter(({ number }) => type.hosts.includes(number));
  return {
    ...type,
    places: placesToChoose(type),
    weekdays: inOrder(type.hosts.flatMap((host) => weekdaysOf(schedule, type.key, host))),
    attorneys: areaFirst(offering, { area, typeAreas: type.practiceAreas }).flatMap(
      ({ slug }) => slug ?? [],
    ),
    isOfferedByFirm: offering.some(({ slug }) => slug === null),
  };
}

/** A host's hours for a type replace its hours for all types. */
function weekdaysOf({ weeklyHours }: Schedule, type: string, host: number): number[] {
  const own = weeklyHours.filter(({ hostNumber }) => hostNumber === host);
  const ofType = own.filter((hours) => hours.type === type);
  const hours = ofType.length > 0 ? ofType : own.filter((each) => each.type === null);
  return hours.map(({ weekday }) => weekday);
}

const inOrder = (weekdays: readonly number[]) => [...new Set(weekdays)].sort((a, b) => a - b);
