import type { BookingMonth } from '../../../../src/features/appointments/plain-booking/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { slotsIn } from '../../scheduling/slots/month-slots.ts';
import type { OutsideWords } from '../../scheduling/slots/outside-area.tsx';
import type { BookingChoice } from '../booking-choice.ts';
import styles from '../booking-flow.module.css';
import type { BookingAddress } from '../booking-options.ts';
import { ChoiceFields } from '../choice-fields.tsx';
import { TimeForm } from '../time-form.tsx';
import { useBookingAreas } from '../use-booking-areas.ts';
import { useStepLinks } from './use-step-links.ts';

/** First step: one form for type, attorney, day and time. Months, days and times are its submit buttons. */
export function PlainTimes({
  firm,
  address,
  choice,
  month: { days, soonest, ...shown },
  outside,
}: {
  firm: FirmProfile;
  address: BookingAddress;
  choice: BookingChoice;
  month: BookingMonth;
  outside: OutsideWords | undefined;
}) {
  const { path, place, theme } = useStepLinks();
  const { area, start = null } = address;
  const areaChosen = useBookingAreas().find(({ key }) => key === area);
  const date = start ? localDateOf(new Date(start), firm.zone) : (address.date ?? null);
  const times = slotsIn({ data: { days }, isError: false, refetch: () => {} });
  return (
    <form method="get" action={path} {...place}>
      {theme && <input type="hidden" name="theme" value={theme} />}
      {area && <input type="hidden" name="area" value={area} />}
      {choice.attorney && choice.attorneys.length === 0 && (
        <input type="hidden" name="attorney" value={choice.attorney.slug} />
      )}
      <TimeForm
        firm={firm}
        choice={choice}
        area={areaChosen}
        outside={outside}
        shown={shown}
        times={times}
        date={date}
        start={start}
        slots={date ? (times.slotsOf(date) ?? []) : undefined}
        soonest={soonest}
        stepTo={(step) =>
          'date' in step ? { name: 'date', value: step.date } : { name: 'month', value: step.month }
        }
        choose={timeButton}
        // Without a time, the button shows the times of the current choice.
        proceed={(chosen) => ({ type: 'submit', ...(chosen && timeButton(chosen)) })}
      >
        <ChoiceFields firm={firm} choice={choice} area={areaChosen} />
        {[choice.types.slice(1), choice.attorneys, choice.offices, choice.ways].some(hasAny) && (
          <div className={styles.showTimes}>
            <Button type="submit" {...(date && { name: 'date', value: date })}>
              {m.booking.showTimes}
            </Button>
          </div>
        )}
      </TimeForm>
    </form>
  );
}

const hasAny = (options: readonly unknown[]) => options.length > 0;

const timeButton = (start: string) => ({ name: 'time', value: start }) as const;
