import { MAIN_OFFICE, officesOf, officeWith } from '../../../../src/features/firm/offices/rules.ts';
import type { Office } from '../../../../src/features/firm/offices/schema.ts';
import type { BookingChoices } from '../../../../src/features/scheduling/choices/schema.ts';
import type { SiteLayout } from '../../../../src/features/site/schema.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Person, Wanted } from './find-attorneys.ts';

type Firm = SiteLayout['firm'];

/** The first consultation type that an attorney offers; undefined if they cannot be booked individually. */
const typeWith = ({ types }: BookingChoices, slug: string) =>
  types.find(({ attorneys }) => attorneys.includes(slug));

/** How many free times the page of an attorney shows, and how many of them in its head. */
const NEXT = 8;
export const NEXT_IN_HEAD = 3;

/** Query input of the next free times with an attorney, shared by loader and page. */
export function nextWith(choices: BookingChoices, attorney: string) {
  const type = typeWith(choices, attorney);
  return type && { count: NEXT, type: type.key, attorney };
}

/** The next free times with an attorney; none while booking is closed, and if they cannot be booked individually. */
export function useNextWith(slug: string) {
  const [{ visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, {
    enabled: visibility.consultation_booking,
  });
  const asked = choices && nextWith(choices, slug);
  const { data: starts = [] } = trpc.appointments.nextFree.useQuery(asked ?? { count: 1 }, {
    enabled: asked !== undefined,
  });
  return { type: choices && typeWith(choices, slug), starts: asked ? starts : [] };
}

/** The offices of an attorney: those in which they take consultations, else the main one. */
function officesOfAttorney(firm: Firm, choices: BookingChoices | undefined, slug: string) {
  const keys = choices?.attorneys.find((each) => each.slug === slug)?.offices ?? [];
  const offices = officesOf(firm).filter(({ key }) => keys.includes(key));
  return offices.length > 0 ? offices : [officeWith(firm, MAIN_OFFICE)];
}

export function useOfficesOf(): (slug: string) => readonly Office[] {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, {
    enabled: visibility.consultation_booking,
  });
  return (slug) => officesOfAttorney(firm, choices, slug);
}

/** The attorneys of the list, with the labels of their offices. */
export const peopleOf = (firm: Firm, choices: BookingChoices | undefined): Person[] =>
  firm.attorneys.map((each) => ({
    ...each,
    offices: officesOfAttorney(firm, choices, each.slug).map(({ label }) => label),
  }));

/** For calls about bookings: the office by its key. */
export const preferenceOf = (firm: Firm, { area, language, office }: Wanted) => ({
  practiceArea: area,
  language,
  office: officesOf(firm).find(({ label }) => label === office)?.key,
});
