import { skipToken } from '@tanstack/react-query';
import type { BookingChoices } from '../../../../src/features/scheduling/choices/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { FOR_SERVER } from '../../../lib/for-server.ts';
import type { PageData } from '../../../lib/page-route.ts';
import { type RouterContext, trpc } from '../../../lib/trpc.ts';
import { type BookingChoice, chooseFrom } from '../booking-choice.ts';
import type { BookingAddress } from '../booking-options.ts';
import { visitOf } from '../booking-times.ts';
import { whoIsFreeInput } from '../use-who-is-free.ts';

/** Resolves the choice in the URL against the available ones. */
export const chooseBy = (address: BookingAddress, choices: BookingChoices): BookingChoice =>
  chooseFrom(choices, {
    type: address.type ?? null,
    attorney: address.attorney ?? null,
    place: address.place,
    office: address.office,
    language: address.language,
    area: address.area,
  });

/** The firm and its practice areas: an unknown one in the URL is left out. */
type Layout = Pick<PageData['layout'], 'practiceAreas'> & {
  firm: Pick<PageData['layout']['firm'], 'zone'>;
};

/** The month that the page shows: that of the time or day in the URL, or the one in the URL. */
export function monthInput(
  choice: BookingChoice | undefined,
  { month, date, start, area }: BookingAddress,
  { firm: { zone }, practiceAreas }: Layout,
) {
  if (!choice?.type) return undefined;
  const day = start ? localDateOf(new Date(start), zone) : date;
  return {
    ...visitOf(
      { ...choice, type: choice.type },
      practiceAreas.find(({ key }) => key === area),
    ),
    month: day?.slice(0, 7) ?? month,
  };
}

type MonthInput = ReturnType<typeof monthInput>;

export const useBookingMonth = (input: MonthInput) =>
  trpc.appointments.bookingMonth.useQuery(input ?? skipToken, FOR_SERVER).data;

/** Prefetches the times that the first step shows, and who is free at the time of the second. */
export async function prefetchMonth(
  { trpc: { appointments } }: RouterContext,
  address: BookingAddress,
  layout: Layout,
): Promise<void> {
  const choices = await appointments.choices.ensureData();
  const choice = chooseBy(address, choices);
  const input = monthInput(choice, address, layout);
  const area = layout.practiceAreas.find(({ key }) => key === address.area);
  const asked = address.step === 'details' && whoIsFreeInput(choice, address.start, area);
  await Promise.all([
    input && appointments.bookingMonth.prefetch(input, FOR_SERVER),
    asked && appointments.whoIsFree.prefetch(asked),
  ]);
}
