import { needsPhone } from '../../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { EMAIL_INPUT } from '../../../ui/email-input.ts';
import { Field } from '../../../ui/field.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { OtherSideField } from '../../conflicts/other-side-field.tsx';
import { PreferenceFields } from '../../contact-preferences/preference-fields.tsx';
import { placeTitle } from '../../scheduling/place-words.ts';
import type { BookingChoice } from '../booking-choice.ts';
import styles from '../booking-flow.module.css';
import { bookingHref, queryOf } from '../booking-options.ts';
import { preferenceOf } from '../booking-times.ts';
import page from '../client-page/appointment-page.module.css';
import { AreaOptions } from '../details-words.tsx';
import { useBookingAreas } from '../use-booking-areas.ts';
import { DayFields } from './day-fields.tsx';
import { Facts } from './facts.tsx';
import { JoinRefusal } from './join-refusal.tsx';

type Props = {
  firm: FirmProfile;
  choice: BookingChoice & { type: NonNullable<BookingChoice['type']> };
  /** The days for which one can wait. */
  bounds: { first: string; last: string };
  /** The days that the link proposes. */
  days: { from: string; until: string };
  /** The practice area that the link names. */
  area: string | undefined;
  /** Undefined unless the form has been submitted and rejected. */
  answer: FormAnswer | undefined;
};

/** The form that puts a client on the list, with the details of a booking. It posts to its own address. */
export function JoinForm({ firm, choice, bounds, days, area, answer }: Props) {
  const { type, attorney, office, language, way, ways } = choice;
  const areas = useBookingAreas();
  const values: Record<string, string | undefined> = {
    practiceArea: areas.find(({ key }) => key === area)?.key ?? '',
    ...days,
    ...answer?.fields,
  };
  const { messages: errors = {} } = answer ?? {};
  const preference = preferenceOf(choice);
  const query = queryOf({ type: type.key, area, ...preference, ...days });
  const hidden = { type: type.key, ...preference };
  const isCall = needsPhone(way);
  const person = (
    name: 'firstName' | 'lastName' | 'email' | 'phone',
    label: string,
    input: React.InputHTMLAttributes<HTMLInputElement>,
  ) => (
    <Field
      id={`wait-${name}`}
      label={label}
      optional={!input.required}
      hint={name === 'phone' && isCall ? m.booking.phoneReason : ''}
      error={errors[name]}
    >
      {(props) => <input {...props} name={name} defaultValue={values[name]} {...input} />}
    </Field>
  );
  return (
    <form className={page.move} method="post" action={here(`/earlier-times${query}`)}>
      {answer && <JoinRefusal answer={answer} bookingQuery={queryOf({ area, ...hidden })} />}
      <Facts
        facts={[
          [m.waits.consultation, type.label],
          [m.waits.withWhom, attorney?.name ?? m.booking.anyone],
          ...(language ? [[m.booking.recapLanguage, language] as const] : []),
          ...(office || ways.length > 0
            ? [[m.booking.recapWhere, office?.label ?? placeTitle(way)] as const]
            : []),
        ]}
      />
      <p>
        <a href={bookingHref({ area, ...hidden })} rel="nofollow">
          {m.waits.change}
        </a>
      </p>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DayFields
        bounds={bounds}
        values={{ from: values.from ?? days.from, until: values.until ?? days.until }}
        errors={errors}
        locale={firm.formats.locale}
      />
      <div className={styles.fields}>
        {person('firstName', m.booking.firstName, { required: true, autoComplete: 'given-name' })}
        {person('lastName', m.booking.lastName, { required: true, autoComplete: 'family-name' })}
        {person('email', m.booking.email, { required: true, ...EMAIL_INPUT })}
        {person('phone', m.booking.phone, {
          required: isCall,
          type: 'tel',
          autoComplete: 'tel',
        })}
      </div>
      <Field id="wait-practiceArea" label={m.booking.practiceArea} error={errors.practiceArea}>
        {(props) => (
          <select {...props} name="practiceArea" defaultValue={values.practiceArea} required>
            <AreaOptions areas={areas} />
          </select>
        )}
      </Field>
      <OtherSideField
        id="wait-otherSide"
        name="otherSide"
        defaultValue={values.otherSide}
        error={errors.otherSide}
      />
      <Field
        id="wait-notes"
        label={m.booking.notes}
        optional
        hint={m.booking.notesHint}
        error={errors.notes}
      >
        {(props) => <textarea {...props} name="notes" defaultValue={values.notes} />}
      </Field>
      <PreferenceFields
        prefix="wait"
        typed={values}
        error={errors['contactPreferences.bestTimes']}
      />
      <HoneypotField />
      <p className="muted small">
        <Rich
          text={m.waits.terms}
          parts={{ link: (text) => <a href={here('/privacy')}>{text}</a> }}
        />
      </p>
      <div>
        <Button variant="primary" size="lg" type="submit">
          {m.waits.join}
        </Button>
      </div>
    </form>
  );
}
