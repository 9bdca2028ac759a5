import { Group } from '@mantine/core';
import type { FormOf } from '../../admin/use-form.ts';
import type { FieldPath } from '../../lib/form-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './choices.module.css';
import { fieldId } from './field-path.ts';

/** A group of checkboxes. */
export function Choices<Value extends string, Values extends object>({
  form,
  path,
  legend,
  options,
  value,
}: {
  form: Pick<FormOf<Values>, 'errors' | 'setFieldValue' | 'leave'>;
  path: FieldPath<Values>;
  legend: string;
  options: readonly { value: Value; label: string; text?: string }[];
  value: readonly Value[];
}) {
  const id = fieldId(path);
  const error = form.errors[path];
  return (
    <fieldset
      id={id}
      className={styles.choices}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{legend}</legend>
      <Group gap="0.5rem" align="stretch">
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={(event) => {
                const others = value.filter((each) => each !== option.value);
                const chosen = event.target.checked ? [...others, option.value] : others;
                form.setFieldValue(path, chosen);
                form.leave(path, chosen);
              }}
            />
            <span aria-hidden={option.text !== undefined || undefined}>
              {option.text ?? option.label}
            </span>
            {option.text !== undefined && <span className="visually-hidden">{option.label}</span>}
          </label>
        ))}
      </Group>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
