import { areaFirst } from '../../../src/features/scheduling/area-rules.ts';
import type {
  AttorneyChoice,
  BookingChoices,
  TypeChoice,
} from '../../../src/features/scheduling/choices/schema.ts';
import { firstTypeOf } from '../../../src/features/scheduling/rules.ts';

/**
 * The requested type (a key) and attorney (a slug), from a link or the visitor's choice; null for none. `area` is the
 * key of the practice area, as far as it is known.
 */
type Wanted = { type: string | null; attorney: string | null; area?: string | undefined };

/** The resolved choice of type and attorney, and the options to choose from. */
export type BookingChoice = {
  /** The type; undefined if the firm offers none online. */
  type: TypeChoice | undefined;
  /** The attorney; undefined for anyone. */
  attorney: AttorneyChoice | undefined;
  /** The types that the attorney offers. */
  types: readonly TypeChoice[];
  /** The attorneys who offer the type, first those who work on the practice area; empty if only one person can be booked, so that there is no choice. */
  attorneys: readonly AttorneyChoice[];
  /** The possible offices; null is the address of the firm. Empty if the firm's address is the only one. */
  offices: readonly (string | null)[];
  /** Explains why the request could not be met, if so. */
  notice: string | undefined;
};

/**
 * Resolves a requested choice against the available ones. If the attorney does not offer the type, the attorney takes
 * precedence.
 */
export function chooseFrom(choices: BookingChoices, wanted: Wanted): BookingChoice {
  const attorney = choices.attorneys.find(({ slug }) => slug === wanted.attorney);
  const types = attorney
    ? choices.types.filter((each) => each.attorneys.includes(attorney.slug))
    : choices.types;
  const type = types.find(({ key }) => key === wanted.type) ?? firstTypeOf(types);
  return {
    type,
    attorney,
    types,
    attorneys: isOnePerson(choices)
      ? []
      : areaFirst(
          choices.attorneys.filter(({ slug }) => type?.attorneys.includes(slug)),
          { area: wanted.area, typeAreas: type?.practiceAreas ?? [] },
        ),
    offices: officesOf(choices, { type, attorney }),
    notice: noticeOf(choices, wanted, { type, attorney }),
  };
}

/** The offices of the attorney, or of everybody who offers the type; empty if everybody is in the firm's office. */
function officesOf(
  { attorneys }: BookingChoices,
  { type, attorney }: Pick<BookingChoice, 'type' | 'attorney'>,
): (string | null)[] {
  if (!attorneys.some(({ officeAddress }) => officeAddress)) return [];
  if (attorney) return [attorney.officeAddress];
  const offering = attorneys.filter(({ slug }) => type?.attorneys.includes(slug));
  const ofFirm = type?.isOfferedByFirm ? [null] : [];
  return [...new Set([...ofFirm, ...offering.map(({ officeAddress }) => officeAddress)])];
}

function isOnePerson({ types, attorneys }: BookingChoices): boolean {
  const isFirmToo = types.some(({ isOfferedByFirm }) => isOfferedByFirm);
  return attorneys.length === 0 || (attorneys.length === 1 && !isFirmToo);
}

function noticeOf(
  choices: BookingChoices,
  wanted: Wanted,
  { type, attorney }: Pick<BookingChoice, 'type' | 'attorney'>,
): string | undefined {
  if (wanted.attorney !== null && !attorney) {
    return 'This attorney does not take bookings online at the moment. These are the times of the whole firm.';
  }
  const refused = choices.types.find(({ key }) => key === wanted.type);
  if (!attorney || !refused || refused === type) return undefined;
  return `${attorney.name} does not offer “${refused.label}”. Choose another consultation here, or “Anyone” to book that one.`;
}

/**
 * The ISO weekdays on which the type is offered by this attorney, or by anyone: an estimate until the free times are
 * loaded.
 */
export function weekdaysOf({ type, attorney }: Pick<BookingChoice, 'type' | 'attorney'>): number[] {
  const weekdays = type?.weekdays ?? [];
  return attorney ? weekdays.filter((weekday) => attorney.weekdays.includes(weekday)) : weekdays;
}
