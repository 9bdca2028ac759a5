import { useState } from 'react';
import {
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
} from '../../../../src/features/appointments/rules.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FRESH_FOR_A_WHILE } from '../month-slots.ts';
import { type Days, SlotChooser } from '../slot-chooser.tsx';
import styles from './appointment-dialog.module.css';
import { localMoment } from './local-moment.ts';

const USUAL_MINUTES = 30;

const useFreeTimes = (days: Days, visit: { minutes: number; apart?: string }) =>
  trpc.appointments.freeTimes.useQuery({ ...days, ...visit }, FRESH_FOR_A_WHILE);

/** The free times within the firm's hours, for staff to choose from; others are typed into the field beside. */
export function FreeTimes({
  minutes,
  appointment,
  value,
  onChoose,
}: {
  /** How long it will take; what is no length of an appointment counts as the usual one. */
  minutes: number;
  /** The one that is moved: its own time counts as free. */
  appointment?: { id: string; scheduledDate: string };
  /** The local date-time in the field. */
  value: string;
  onChoose: (local: string) => void;
}) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const { zone, city } = firm;
  const [picked, setPicked] = useState(appointment?.scheduledDate);
  const isLength =
    Number.isInteger(minutes) && minutes >= MIN_DURATION_MINUTES && minutes <= MAX_DURATION_MINUTES;
  const visit = {
    minutes: isLength ? minutes : USUAL_MINUTES,
    ...(appointment && { apart: appointment.id }),
  };
  return (
    <section className={styles.times} aria-label="Free times">
      <SlotChooser
        zone={zone}
        city={city}
        startsOn={value.slice(0, 10) || null}
        chosen={picked && localMoment(picked, zone) === value ? picked : null}
        onChoose={(start) => {
          setPicked(start);
          onChoose(localMoment(start, zone));
        }}
        visit={visit}
        useDays={useFreeTimes}
      />
    </section>
  );
}
