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
 * How the client may be reached: an optional part of a form, folded until somebody opens it. Its fields are uncontrolled
 * and have the names in `PREFERENCE_FIELDS`; see `nestPreferences`.
 */
export function PreferenceFields({
  prefix,
  typed = {},
  error,
  onChange,
}: {
  /** Begins the ids of the fields. */
  prefix: string;
  /** What was entered before. */
  typed?: Texts | undefined;
  /** The refusal of the best times. */
  error?: string | undefined;
  onChange?: (name: PreferenceField, value: string) => void;
}) {
  // Not closed again when the last answer is taken back.
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
              // Marked as selected also if nothing is: see `isInUse` in booking-flow-later.tsx.
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
