import type { PracticeArea } from '../../../../src/features/firm/practice-areas/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { BookingChoice } from '../booking-choice.ts';
import { queryOf } from '../booking-options.ts';
import { preferenceOf } from '../booking-times.ts';

/** Days that are fully booked, both inclusive. */
export type FullDays = { from: string; until: string };

/** In the booking: leads to the list of those who wait for a time, which needs mail. */
export function WaitLink({
  choice,
  area,
  full,
}: {
  choice: BookingChoice;
  area: PracticeArea | undefined;
  full: FullDays;
}) {
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  if (!sendsMail || !choice.type) return null;
  const query = { type: choice.type.key, area: area?.key, ...preferenceOf(choice), ...full };
  return (
    <p className="small">
      <a href={here(`/earlier-times${queryOf(query)}`)} rel="nofollow">
        {m.waits.tellMe}
      </a>
    </p>
  );
}
