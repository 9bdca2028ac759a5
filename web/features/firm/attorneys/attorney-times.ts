import type { BookingChoices } from '../../../../src/features/scheduling/choices/schema.ts';
import { trpc } from '../../../lib/trpc.ts';
import { addressOf, cityOf } from '../../scheduling/place-words.ts';

/** The first consultation type that an attorney offers; undefined if they cannot be booked individually. */
export const typeWith = ({ types }: BookingChoices, slug: string) =>
  types.find(({ attorneys }) => attorneys.includes(slug));

/** Query input of the next free times with an attorney, shared by loader and page. */
export function nextWith(choices: BookingChoices, attorney: string) {
  const type = typeWith(choices, attorney);
  return type && { count: 3, type: type.key, attorney };
}

/** The address and the city of an attorney's office: of their own, or that of the firm. */
export function useOfficeOf(slug: string): { address: string; city: string } {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, {
    enabled: visibility.consultation_booking,
  });
  const own = choices?.attorneys.find((each) => each.slug === slug)?.officeAddress;
  return own ? { address: own, city: cityOf(own) } : { address: addressOf(firm), city: firm.city };
}
