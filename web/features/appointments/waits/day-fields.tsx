import { m } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import styles from '../booking-flow.module.css';
import { dayInWords } from './wait-words.ts';

/** The first and the last day that suit a client. */
export function DayFields({
  bounds,
  values,
  errors = {},
  locale,
}: {
  /** The days for which one can wait. */
  bounds: { first: string; last: string };
  values: { from: string; until: string };
  errors?: { from?: string | undefined; until?: string | undefined };
  locale: string;
}) {
  const { first: min, last: max } = bounds;
  return (
    <>
      <div className={styles.fields}>
        <Field id="wait-from" label={m.waits.firstDay} error={errors.from}>
          {(props) => (
            <input
              {...props}
              type="date"
              name="from"
              required
              {...{ min, max }}
              defaultValue={values.from}
            />
          )}
        </Field>
        <Field id="wait-until" label={m.waits.lastDay} error={errors.until}>
          {(props) => (
            <input
              {...props}
              type="date"
              name="until"
              required
              {...{ min, max }}
              defaultValue={values.until}
            />
          )}
        </Field>
      </div>
      <p className="muted small">{m.waits.daysHint({ last: dayInWords(max, locale) })}</p>
    </>
  );
}
