import { writeTime } from '../../../../src/features/appointments/plain-booking/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { isNotFree } from '../../../../src/features/scheduling/rules.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import type { OutsideWords } from '../../scheduling/slots/outside-area.tsx';
import type { BookingChoice } from '../booking-choice.ts';
import type { BookingAddress } from '../booking-options.ts';
import { DetailsForm, type DetailsValues } from '../details-form.tsx';
import type { DetailsField } from '../details-words.tsx';
import { useBookingAreas } from '../use-booking-areas.ts';
import { PlainRefusal } from './plain-refusal.tsx';
import { useStepLinks } from './use-step-links.ts';

type Props = {
  firm: FirmProfile;
  address: BookingAddress;
  /** Undefined if the choices could not be loaded; the typed values are shown anyway. */
  choice: BookingChoice | undefined;
  /** Undefined unless the form has been submitted and rejected. */
  answer: FormAnswer | undefined;
  /** If only attorneys are free at the chosen time who do not work on the chosen practice area. */
  outside: OutsideWords | undefined;
};

/** Second step: the chosen time, and a form for the client's details that posts to the same URL. */
export function PlainDetails({ firm, address, choice, answer, outside }: Props) {
  const { area, start, attorney, hold } = address;
  const { hrefOf, linkTo, place } = useStepLinks();
  const back = linkTo({ ...address, step: undefined });
  const isTaken = isNotFree(answer?.error.reason);
  const preselected = useBookingAreas().find(({ key }) => key === area)?.key;
  const { 'contactPreferences.bestTimes': bestTimes, ...messages } = answer?.messages ?? {};
  const values: DetailsValues['values'] = { practiceArea: preselected ?? '', ...answer?.fields };
  const form = {
    values,
    errors: { ...messages, bestTimes },
    getInputProps: (name: DetailsField) => ({ name, defaultValue: values[name] }),
  };
  return (
    <DetailsForm
      firm={firm}
      start={(!isTaken && start) || null}
      choice={choice}
      form={form}
      hold={hold}
      outside={isTaken ? undefined : outside}
      back={back}
      method="post"
      // Includes the query, because the response to the form is a page at the same URL.
      action={hrefOf(address)}
      {...place}
      data-answered={answer ? '' : undefined}
    >
      <input type="hidden" name="type" value={choice?.type?.key ?? address.type} />
      {!isTaken && start && (
        <input type="hidden" name="time" value={writeTime({ start, attorney })} />
      )}
      {choice && choice.ways.length > 0 && <input type="hidden" name="place" value={choice.way} />}
      {choice?.office && <input type="hidden" name="office" value={choice.office.key} />}
      {choice?.language && <input type="hidden" name="language" value={choice.language} />}
      {hold && <input type="hidden" name="hold" value={hold} />}
      {answer && <PlainRefusal firm={firm} answer={answer} back={back} />}
    </DetailsForm>
  );
}
