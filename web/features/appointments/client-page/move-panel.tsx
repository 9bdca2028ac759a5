import { useEffect, useRef, useState } from 'react';
import { isNotFree } from '../../../../src/features/scheduling/rules.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useWords } from '../../../lib/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { SHORT_STALE_TIME } from '../../scheduling/slots/month-slots.ts';
import { type Days, SlotChooser } from '../../scheduling/slots/slot-chooser.tsx';
import { SlotButton } from '../../scheduling/slots/slot-picker.tsx';
import { visitorTime } from '../../scheduling/slots/visitor-zone.ts';
import { whenWords } from '../../scheduling/when-words.ts';
import styles from './appointment-page.module.css';
import type { ChangeProps } from './change-actions.tsx';
import { noLongerText, unchangedText, whoseTimes } from './move-words.ts';

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
  const locale = useLocale();
  const [start, setStart] = useState<string>();
  const { canStay, hasOthers } = appointment.meeting;
  const words = useWords();
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
  const theirs = start && visitorTime(start, zone, locale);
  const inWords = (instant: string) => whenWords(instant, zone, locale);
  return (
    <section className={styles.move} aria-labelledby="move-title">
      <h2 id="move-title" ref={title} tabIndex={-1}>
        {m.appointment.moveTitle}
      </h2>
      <p className="muted">
        {m.appointment.moveLead({ when: inWords(appointment.scheduledDate) })}
      </p>
      {apiError && isNotFree(apiError.reason) && (
        <Notice tone="warning" icon="clock" role="alert">
          <p>
            <Rich text={unchangedText(apiError)} parts={{ b: (text) => <b>{text}</b> }} />
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
      {!canStay && <p>{noLongerText(appointment.meeting, phone, words)}</p>}
      {canStay && hasOthers && (
        <div>
          <Checkbox
            checked={anyAttorney}
            onChange={(event) => {
              setAnyAttorney(event.target.checked);
              setStart(undefined);
            }}
          >
            {m.appointment.anyoneIsFine(words)}
          </Checkbox>
          <p className="muted small">{whoseTimes(appointment.meeting, anyAttorney, words)}</p>
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
          {m.appointment.back}
        </Button>
        <Button
          variant="primary"
          size="lg"
          aria-disabled={!start}
          pending={move.isPending}
          onClick={() => start && move.mutate({ token, scheduledDate: start, anyAttorney })}
        >
          {start ? m.appointment.moveTo({ when: inWords(start) }) : m.appointment.move}
        </Button>
        {theirs && <p className="small num">{m.card.timeAtVisitor({ time: theirs })}</p>}
      </div>
    </section>
  );
}
