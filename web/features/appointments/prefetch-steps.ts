import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { bookableDays, monthOf } from '../../../src/platform/time/month-rules.ts';
import type { trpc } from '../../lib/trpc.ts';
import { SHORT_STALE_TIME } from '../scheduling/slots/month-slots.ts';
import { chooseFrom } from './booking-choice.ts';
import { findBookingDraft } from './booking-draft.ts';
import type { BookingAddress } from './booking-options.ts';
import { beginBooking } from './booking-state.ts';
import { areaToBegin, bookableRange, monthToShow, SOONEST, visitOf } from './booking-times.ts';
import { whoIsFreeInput } from './use-who-is-free.ts';

/** Prefetches what the step shows with which the booking begins, so that it replaces the server's without a change. */
export async function prefetchSteps(
  { appointments, site }: ReturnType<typeof trpc.useUtils>,
  { firm, options }: { firm: FirmProfile; options: BookingAddress },
): Promise<void> {
  const [choices, { practiceAreas }] = await Promise.all([
    appointments.choices.ensureData(),
    site.layout.ensureData(),
  ]);
  const kept = findBookingDraft();
  const { date, month, step, ...state } = beginBooking(kept, options, firm);
  const choice = chooseFrom(choices, { ...state, area: options.area });
  const { type } = choice;
  if (!type) return;
  const area = areaToBegin(kept, options, practiceAreas);
  const visit = visitOf({ ...choice, type }, area);
  const prefetchDays = (days: { from: string; to: string }) =>
    appointments.availability.prefetch({ ...days, ...visit }, SHORT_STALE_TIME);
  if (step === 'details') {
    const asked = whoIsFreeInput(choice, state.start, area);
    await Promise.all([
      date && area && prefetchDays({ from: date, to: date }),
      asked && appointments.whoIsFree.prefetch(asked, SHORT_STALE_TIME),
    ]);
    return;
  }
  const range = bookableRange(type, firm);
  const soonest = await appointments.nextFree.fetch({ ...SOONEST, ...visit });
  await prefetchDays(
    bookableDays(monthToShow(date ? monthOf(date) : month, soonest, range), range),
  );
}
