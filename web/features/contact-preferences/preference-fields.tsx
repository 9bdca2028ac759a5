import { type ChangeEvent, useState } from 'react';
import {
  BEST_TIMES_MAX,
  PERMISSION_FIELDS,
  PERMISSION_QUESTIONS,
  PREFERENCE_FIELDS,
  type PreferenceField,
} from '../../../src/features/contact-preferences/rules.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './preference-fields.module.css';

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * The contact preferences of a client: an optional, collapsed section of a form. Its fields are uncontrolled and have
 * the names in `PREFERENCE_FIELDS`; see `nestPreferences`.
 */
export function PreferenceFields({
  prefix,
  typed = {},
  error,
  onChange,
}: {
  /** Prefix of the field ids. */
  prefix: string;
  /** The initial values. */
  typed?: Texts | undefined;
  /** The error message of the `bestTimes` field. */
  error?: string | undefined;
  onChange?: ((name: PreferenceField, value: string) => void) | undefined;
}) {
  // Initial state only, so that the section does not collapse when the last answer is removed.
  const [isOpen] = useState(() => PREFERENCE_FIELDS.some((name) => typed[name]));
  const taking = (name: PreferenceField) => (event: ChangeEvent<{ value: string }>) =>
    onChange?.(name, event.target.value);
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        How may we reach you? <span>(optional)</span>
      </summary>
      <div className={styles.fields}>
        {PERMISSION_FIELDS.map((name) => (
          <Field key={name} id={`${prefix}-${name}`} label={PERMISSION_QUESTIONS[name]}>
            {(props) => (
              // Always has a default value, even a blank one: see `isInUse` in lazy-booking-flow.tsx.
              <select
                {...props}
                name={name}
                defaultValue={typed[name] ?? ''}
                onChange={taking(name)}
              >
                <option value="">Not stated</option>
                <option value="yes">Yes</option>
                <option value="no">No</option>
              </select>
            )}
          </Field>
        ))}
        <Field
          id={`${prefix}-bestTimes`}
          label="At what times?"
          hint="Such as: weekdays after 5 pm"
          error={error}
          wide
        >
          {(props) => (
            <input
              {...props}
              name="bestTimes"
              maxLength={BEST_TIMES_MAX}
              defaultValue={typed.bestTimes}
              onChange={taking('bestTimes')}
            />
          )}
        </Field>
        <div className={styles.wide}>
          <Checkbox
            id={`${prefix}-neutralWording`}
            name="neutralWording"
            value="yes"
            defaultChecked={typed.neutralWording === 'yes'}
            aria-describedby={`${prefix}-neutralWording-hint`}
            onChange={({ target }) => onChange?.('neutralWording', target.checked ? 'yes' : '')}
          >
            Use neutral wording
          </Checkbox>
          <p className={styles.hint} id={`${prefix}-neutralWording-hint`}>
            Subjects, senders and calendar entries then name neither our firm nor your matter. Our
            e-mail address can still be seen.
          </p>
        </div>
      </div>
    </details>
  );
}
