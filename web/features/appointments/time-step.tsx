import { useState } from 'react';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { TypeChoice } from '../../../src/features/scheduling/choices/schema.ts';
import { bookableDays, monthOf } from '../../../src/platform/time/month-rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { useWords } from '../../lib/use-words.ts';
import { SHORT_STALE_TIME, slotsIn } from '../scheduling/slots/month-slots.ts';
import { outsideWords } from '../scheduling/slots/outside-area.tsx';
import type { BookingChoice } from './booking-choice.ts';
import type { BookingAction, BookingState } from './booking-state.ts';
import { bookableRange, monthToShow, SOONEST, visitOf } from './booking-times.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { TimeForm } from './time-form.tsx';

/** First step: choose type, attorney, day and time. */
export function TimeStep({
  firm,
  state: { date, start, month: wantedMonth },
  choice,
  type,
  area,
  dispatch,
  onMissing,
}: {
  firm: FirmProfile;
  state: BookingState;
  choice: BookingChoice;
  type: TypeChoice;
  /** The practice area, if it is known. */
  area: PracticeArea | undefined;
  dispatch: (action: BookingAction) => void;
  /** Called when the visitor continues without a date or a time. */
  onMissing: () => void;
}) {
  const words = useWords();
  const visit = visitOf({ ...choice, type }, area);
  const range = bookableRange(type, firm);
  const [asked, setMonth] = useState(date ? monthOf(date) : wantedMonth);
  const { data: soonest } = trpc.appointments.nextFree.useQuery(
    { ...SOONEST, ...visit },
    { staleTime: 0 },
  );
  const month = monthToShow(asked, soonest, range);
  const times = useMonth(month, range, visit);
  // Queried separately, so that the chosen day's times stay while another month is shown.
  const chosenMonth = useMonth(
    date ? monthToShow(monthOf(date), soonest, range) : month,
    range,
    visit,
  );
  return (
    <TimeForm
      firm={firm}
      choice={choice}
      area={area}
      outside={area && outsideWords(words, area.label, choice.attorney?.name)}
      shown={{ month, ...range }}
      times={times}
      date={date}
      start={start}
      slots={date ? chosenMonth.slotsOf(date) : undefined}
      soonest={soonest}
      stepTo={(step) => () =>
        'month' in step ? setMonth(step.month) : dispatch({ kind: 'chooseDate', ...step })
      }
      choose={(at, on) => () => {
        setMonth(monthOf(on));
        dispatch({ kind: 'chooseStart', start: at, date: on });
      }}
      proceed={(chosen) => ({
        onClick: () => (chosen ? dispatch({ kind: 'continue' }) : onMissing()),
      })}
    >
      <ChoiceFields firm={firm} choice={choice} area={area} dispatch={dispatch} />
    </TimeForm>
  );
}

/** The slots of a month's bookable days. */
const useMonth = (
  month: string,
  range: { today: string; last: string },
  visit: ReturnType<typeof visitOf>,
) =>
  slotsIn(
    trpc.appointments.availability.useQuery(
      { ...bookableDays(month, range), ...visit },
      SHORT_STALE_TIME,
    ),
  );
