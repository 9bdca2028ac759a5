import { useEffect, useRef, useState } from 'react';
import { isNotFree } from '../../../../src/features/scheduling/rules.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SHORT_STALE_TIME } from '../../scheduling/slots/month-slots.ts';
import { type Days, SlotChooser } from '../../scheduling/slots/slot-chooser.tsx';
import { SlotButton } from '../../scheduling/slots/slot-picker.tsx';
import { visitorTime } from '../../scheduling/slots/visitor-zone.ts';
import styles from './appointment-page.module.css';
import type { ChangeProps } from './change-actions.tsx';
import { whoseTimes } from './move-words.ts';

type Visit = { token: string; anyAttorney: boolean };

const useFreeTimes = (days: Days, visit: Visit) =>
  trpc.appointmentLinks.freeTimes.useQuery({ ...days, ...visit }, SHORT_STALE_TIME);

/** Reschedules the appointment: the new time is chosen as in a booking and then confirmed. */
export function MovePanel({
  token,
  firm: { zone, city, phone },
  appointment,
  onChanged,
  onRefused,
  onBack,
}: ChangeProps & { onBack: () => void }) {
  const [start, setStart] = useState<string>();
  const { canStay, hasOthers } = appointment.meeting;
  const [anyAttorney, setAnyAttorney] = useState(!canStay);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { appointmentLinks } = trpc.useUtils();
  const move = trpc.appointmentLinks.move.useMutation({
    onSuccess: onChanged,
    onError: (error) => {
      setStart(undefined);
      void appointmentLinks.freeTimes.invalidate();
      if (!isNotFree(apiErrorOf(error)?.reason)) onRefused(error);
    },
  });
  const apiError = apiErrorOf(move.error);
  const theirs = start && visitorTime(start, zone);
  const inWords = (instant: string) =>
    `${formatWeekday(instant, zone, 'short')}, ${formatDay(instant, zone)} at ${formatTime(instant, zone)}`;
  return (
    <section className={styles.move} aria-labelledby="move-title">
      <h2 id="move-title" ref={title} tabIndex={-1}>
        Choose another time
      </h2>
      <p className="muted">Until you press Move, you keep {inWords(appointment.scheduledDate)}.</p>
      {apiError && isNotFree(apiError.reason) && (
        <Notice tone="warning" icon="clock" role="alert">
          <p>
            <b>
              {apiError.reason === 'day_closed' ? apiError.message : 'That time was just taken.'}
            </b>{' '}
            Your appointment is unchanged.
            {apiError.alternatives?.length ? ' Nearest free times:' : ''}
          </p>
          <div className={styles.acts}>
            {apiError.alternatives?.map((free) => (
              <SlotButton
                key={free.start}
                slot={{ ...free, label: inWords(free.start), state: 'free' }}
                isChosen={free.start === start}
                action={() => setStart(free.start)}
              />
            ))}
          </div>
        </Notice>
      )}
      {!canStay && (
        <p>
          {appointment.meeting.attorney ?? 'The firm'} no longer takes new appointments.{' '}
          {hasOthers ? 'These are the times of our other attorneys.' : `Please call ${phone}.`}
        </p>
      )}
      {canStay && hasOthers && (
        <div>
          <Checkbox
            checked={anyAttorney}
            onChange={(event) => {
              setAnyAttorney(event.target.checked);
              setStart(undefined);
            }}
          >
            Any attorney is fine
          </Checkbox>
          <p className="muted small">{whoseTimes(appointment.meeting, anyAttorney)}</p>
        </div>
      )}
      <SlotChooser
        zone={zone}
        city={city}
        startsOn={localDateOf(new Date(appointment.scheduledDate), zone)}
        chosen={start ?? null}
        onChoose={setStart}
        visit={{ token, anyAttorney }}
        useDays={useFreeTimes}
      />
      <div className={styles.foot}>
        <Button size="lg" onClick={onBack}>
          Back
        </Button>
        <Button
          variant="primary"
          size="lg"
          aria-disabled={!start}
          pending={move.isPending}
          onClick={() => start && move.mutate({ token, scheduledDate: start, anyAttorney })}
        >
          {start ? `Move to ${inWords(start)}` : 'Move'}
        </Button>
        {theirs && <p className="small num">In your time zone: {theirs}</p>}
      </div>
    </section>
  );
}
