import type {
  AttorneyChoice,
  BookingChoices,
  TypeChoice,
} from '../../../src/features/appointments/choices/schema.ts';
import { firstTypeOf } from '../../../src/features/appointments/rules.ts';

/** A type's key and an attorney's slug, as a link names them or the visitor chose them; null for none. */
type Wanted = { type: string | null; attorney: string | null };

/** What the visitor books and with whom, and what else they can choose. */
export type BookingChoice = {
  /** The type; undefined if the firm offers none online. */
  type: TypeChoice | undefined;
  /** The attorney; undefined for anyone. */
  attorney: AttorneyChoice | undefined;
  /** The types that the attorney offers. */
  types: readonly TypeChoice[];
  /** The attorneys who offer the type; none if only one person can be booked, so that there is nothing to choose. */
  attorneys: readonly AttorneyChoice[];
  /** The offices in which it may take place; null is the address of the firm. None if that is the only one. */
  offices: readonly (string | null)[];
  /** Why it is not what was wanted. */
  notice: string | undefined;
};

/** What is left of the wanted choice. An attorney comes before a type that they do not offer. */
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
      : choices.attorneys.filter(({ slug }) => type?.attorneys.includes(slug)),
    offices: officesOf(choices, { type, attorney }),
    notice: noticeOf(choices, wanted, { type, attorney }),
  };
}

/** Those of the attorney, or of everybody who offers the type; none if everybody is in the office of the firm. */
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

/** The weekdays on which the type starts with this attorney, or with anyone: a guess until the free times are known. */
export function weekdaysOf({ type, attorney }: Pick<BookingChoice, 'type' | 'attorney'>): number[] {
  const weekdays = type?.weekdays ?? [];
  return attorney ? weekdays.filter((weekday) => attorney.weekdays.includes(weekday)) : weekdays;
}
