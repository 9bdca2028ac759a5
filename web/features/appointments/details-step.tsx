import { skipToken } from '@tanstack/react-query';
import type { FormEventHandler, RefObject } from 'react';
import type { PreferenceField } from '../../../src/features/contact-preferences/rules.ts';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormOf } from '../../lib/form.ts';
import { trpc } from '../../lib/trpc.ts';
import { useWords } from '../../lib/use-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { withPhoneLink } from '../../ui/phone-link.tsx';
import { SHORT_STALE_TIME } from '../scheduling/slots/month-slots.ts';
import { outsideWords } from '../scheduling/slots/outside-area.tsx';
import { SlotButton } from '../scheduling/slots/slot-picker.tsx';
import { alternativeTimes } from './alternative-times.ts';
import type { BookingChoice } from './booking-choice.ts';
import type { BookingAction, BookingState } from './booking-state.ts';
import { visitOf } from './booking-times.ts';
import { DetailsForm } from './details-form.tsx';
import type { DetailsField } from './details-words.tsx';
import { TimeTakenNotice } from './time-taken-notice.tsx';

/** Second step: the chosen time, and the form for the client's details. */
export function DetailsStep({
  firm,
  state,
  choice,
  area,
  dispatch,
  form,
  isPending,
  refusal,
  honeypot,
  onSubmit,
  hold,
}: {
  firm: FirmProfile;
  state: BookingState;
  /** Undefined while the choices load. */
  choice: BookingChoice | undefined;
  /** The chosen practice area. */
  area: PracticeArea | undefined;
  dispatch: (action: BookingAction) => void;
  form: FormOf<Record<DetailsField | PreferenceField, string>>;
  isPending: boolean;
  /** The server's reason for rejecting the booking, unless it applies to a field or to a time that was taken. */
  refusal: string | undefined;
  /** The honeypot field. */
  honeypot: RefObject<HTMLInputElement | null>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The token of a prepared booking. */
  hold: string | undefined;
}) {
  const words = useWords();
  const { start, taken } = state;
  const isOutside = useOutside(state, { choice, area, hold });
  const back = () => dispatch({ kind: 'back' });
  return (
    <DetailsForm
      firm={firm}
      start={start}
      choice={choice}
      form={form}
      hold={hold}
      outside={
        area && isOutside ? outsideWords(words, area.label, choice?.attorney?.name) : undefined
      }
      back={back}
      isPending={isPending}
      honeypot={honeypot}
      noValidate
      onSubmit={onSubmit}
    >
      {taken && (
        <TimeTakenNotice taken={taken} zone={firm.zone} back={back}>
          {alternativeTimes(taken, firm.zone, firm.formats.locale).map(
            ({ attorney = null, ...free }) => (
              <SlotButton
                key={free.start}
                slot={free}
                isChosen={free.start === start}
                action={() => dispatch({ kind: 'chooseStart', ...free, attorney })}
              />
            ),
          )}
        </TimeTakenNotice>
      )}
      {refusal && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>{withPhoneLink(refusal, firm)}</p>
        </Notice>
      )}
    </DetailsForm>
  );
}

/** Whether nobody who works on the chosen practice area is free at the chosen time. */
function useOutside(
  { date, start }: BookingState,
  {
    choice,
    area,
    hold,
  }: {
    choice: BookingChoice | undefined;
    area: PracticeArea | undefined;
    hold: string | undefined;
  },
) {
  const type = choice?.type;
  const { data } = trpc.appointments.availability.useQuery(
    date && start && choice && type && area
      ? { from: date, to: date, ...visitOf({ ...choice, type }, area) }
      : skipToken,
    SHORT_STALE_TIME,
  );
  const slot = data?.days[0]?.slots.find((each) => each.start === start);
  const { data: held } = trpc.appointments.prepared.useQuery(
    hold && area ? { hold, practiceArea: area.key } : skipToken,
  );
  const isInside = slot?.state === 'free' && !slot.outsidePracticeArea;
  // The time that is held for the visitor is not free for others.
  return held && held.scheduledDate === start
    ? slot && !isInside && held.outsidePracticeArea
    : slot?.outsidePracticeArea;
}
