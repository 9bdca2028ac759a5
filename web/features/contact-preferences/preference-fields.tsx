import { type ChangeEvent, useState } from 'react';
import {
  BEST_TIMES_MAX,
  PERMISSION_FIELDS,
  PREFERENCE_FIELDS,
  type PreferenceField,
} from '../../../src/features/contact-preferences/rules.ts';
import { m } from '../../lib/messages.ts';
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
        {m.forms.reach} <span>{m.common.optional}</span>
      </summary>
      <div className={styles.fields}>
        {PERMISSION_FIELDS.map((name) => (
          <Field key={name} id={`${prefix}-${name}`} label={m.forms[name]}>
            {(props) => (
              // Always has a default value, even a blank one: see `isInUse` in lazy-booking-flow.tsx.
              <select
                {...props}
                name={name}
                defaultValue={typed[name] ?? ''}
                onChange={taking(name)}
              >
                <option value="">{m.forms.notStated}</option>
                <option value="yes">{m.forms.yes}</option>
                <option value="no">{m.forms.no}</option>
              </select>
            )}
          </Field>
        ))}
        <Field
          id={`${prefix}-bestTimes`}
          label={m.forms.bestTimes}
          hint={m.forms.bestTimesHint}
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
            {m.forms.neutral}
          </Checkbox>
          <p className={styles.hint} id={`${prefix}-neutralWording-hint`}>
            {m.forms.neutralHint}
          </p>
        </div>
      </div>
    </details>
  );
}
