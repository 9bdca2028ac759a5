import { useState } from 'react';
import {
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
} from '../../../../src/features/scheduling/rules.ts';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { trpc } from '../../../lib/trpc.ts';
import { SHORT_STALE_TIME } from '../../scheduling/slots/month-slots.ts';
import { type Days, SlotChooser } from '../../scheduling/slots/slot-chooser.tsx';
import styles from './appointment-dialog.module.css';

const USUAL_MINUTES = 30;

type Visit = {
  minutes: number;
  type?: string;
  attorney?: string | null;
  excludeAppointmentId?: string;
};

const useFreeTimes = (days: Days, visit: Visit) =>
  trpc.appointments.freeTimes.useQuery({ ...days, ...visit }, SHORT_STALE_TIME);

/**
 * Free times within the hours of the hosts who offer the type, for staff to choose from; other times can be typed into
 * the field next to it.
 */
export function FreeTimes({
  minutes,
  type,
  attorney,
  appointment,
  value,
  onChoose,
}: {
  /** The duration in minutes; an invalid value is replaced by the default. */
  minutes: number;
  /** The key of the consultation type. */
  type: string;
  /** The attorney's slug, or null for the firm; undefined for anyone who offers the type. */
  attorney: string | null | undefined;
  /** The appointment to reschedule: its current time counts as free. */
  appointment?: { id: string; scheduledDate: string };
  /** The current value of the field, a local date and time. */
  value: string;
  onChoose: (local: string) => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { zone, city } = firm;
  const [picked, setPicked] = useState(appointment?.scheduledDate);
  const isLength =
    Number.isInteger(minutes) && minutes >= MIN_DURATION_MINUTES && minutes <= MAX_DURATION_MINUTES;
  const visit = {
    minutes: isLength ? minutes : USUAL_MINUTES,
    ...(type && { type }),
    ...(attorney !== undefined && { attorney }),
    ...(appointment && { excludeAppointmentId: appointment.id }),
  };
  return (
    <section className={styles.times} aria-label="Free times">
      <SlotChooser
        zone={zone}
        city={city}
        startsOn={value.slice(0, 10) || null}
        chosen={picked && localDateTimeOf(picked, zone) === value ? picked : null}
        onChoose={(start) => {
          setPicked(start);
          onChoose(localDateTimeOf(start, zone));
        }}
        visit={visit}
        useDays={useFreeTimes}
      />
    </section>
  );
}
