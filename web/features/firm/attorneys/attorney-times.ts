import { MAIN_OFFICE, officesOf, officeWith } from '../../../../src/features/firm/offices/rules.ts';
import type { Office } from '../../../../src/features/firm/offices/schema.ts';
import type { BookingChoices } from '../../../../src/features/scheduling/choices/schema.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The first consultation type that an attorney offers; undefined if they cannot be booked individually. */
export const typeWith = ({ types }: BookingChoices, slug: string) =>
  types.find(({ attorneys }) => attorneys.includes(slug));

/** Query input of the next free times with an attorney, shared by loader and page. */
export function nextWith(choices: BookingChoices, attorney: string) {
  const type = typeWith(choices, attorney);
  return type && { count: 3, type: type.key, attorney };
}

/** The offices of an attorney: those in which they take consultations, else the main one. */
export function useOfficesOf(): (slug: string) => readonly Office[] {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, {
    enabled: visibility.consultation_booking,
  });
  return (slug) => {
    const keys = choices?.attorneys.find((each) => each.slug === slug)?.offices ?? [];
    const offices = officesOf(firm).filter(({ key }) => keys.includes(key));
    return offices.length > 0 ? offices : [officeWith(firm, MAIN_OFFICE)];
  };
}
