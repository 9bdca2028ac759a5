import {
  ADDRESS_FIELDS,
  PERSON_FIELDS,
} from '../../../../src/features/questionnaires/answer-rules.ts';
import {
  MAX_LONG,
  MAX_SHORT,
  type Question,
  textIn,
} from '../../../../src/features/questionnaires/rules.ts';
import type { FormFields } from '../../../../src/platform/forms/form-answer-schema.ts';
import { language, m } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { langOf } from './lang-of.ts';
import styles from './questions-page.module.css';

type Props = {
  question: Question;
  values: FormFields;
  /** By the name of the field. */
  errors: FormFields;
  /** The id of the help text. */
  describedBy: string | undefined;
};

/** The inputs of a question; a question with one input gets its label from the heading. */
export function AnswerInputs(props: Props) {
  const { type } = props.question;
  if (type === 'choice' || type === 'yes_no' || type === 'several') return <Choices {...props} />;
  if (type === 'address') return <Parts {...props} fields={ADDRESS} />;
  if (type === 'person') return <Parts {...props} fields={PERSON} />;
  return <OneInput {...props} />;
}

export const isOneInput = ({ type }: Question) =>
  type === 'short_text' || type === 'long_text' || type === 'date' || type === 'money';

function OneInput({ question: { key, type, isRequired }, values, errors, describedBy }: Props) {
  const error = errors.value;
  const describes = [describedBy, error && `${key}-error`].filter(Boolean).join(' ');
  const control = {
    id: key,
    name: 'value',
    defaultValue: values.value ?? '',
    className: 'input',
    'aria-describedby': describes || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <div className={type === 'long_text' ? styles.long : styles.short}>
      <FieldError id={`${key}-error`} error={error} />
      {type === 'long_text' ? (
        <textarea {...control} rows={8} maxLength={MAX_LONG} />
      ) : type === 'date' ? (
        <input {...control} type="date" />
      ) : (
        <input
          {...control}
          type="text"
          maxLength={MAX_SHORT}
          {...(type === 'money' && { inputMode: 'decimal', autoComplete: 'off' })}
        />
      )}
    </div>
  );
}

/** What is wrong with an answer. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className={styles.error} id={id}>
      <Icon name="alert" size="sm" />
      {error}
    </p>
  ) : null;
}

function Choices({ question, values, errors }: Props) {
  const { key, type, choices } = question;
  const offered =
    type === 'yes_no'
      ? [
          { key: 'yes', label: m.intake.yes, lang: undefined },
          { key: 'no', label: m.intake.no, lang: undefined },
        ]
      : (choices ?? []).map((choice) => ({
          key: choice.key,
          label: textIn(choice.label, language()),
          lang: langOf(choice.label),
        }));
  const described = (index: number) =>
    index === 0 && errors.value ? { 'aria-describedby': `${key}-error` } : {};
  const inputOf = (choice: string, index: number) =>
    type === 'several'
      ? {
          ...{ type: 'checkbox', name: `value.${choice}`, value: '1' },
          defaultChecked: Boolean(values[`value.${choice}`]),
          ...described(index),
        }
      : {
          ...{ type: 'radio', name: 'value', value: choice },
          defaultChecked: values.value === choice,
          ...described(index),
        };
  return (
    <div className={styles.choices}>
      <FieldError id={`${key}-error`} error={errors.value} />
      {offered.map((choice, index) => (
        <label key={choice.key} className={styles.option} lang={choice.lang}>
          <input {...inputOf(choice.key, index)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

type Part = {
  name: string;
  label: () => string;
  isOptional?: boolean;
  isWide?: boolean;
  type?: 'date';
  autoComplete: string;
};

const ADDRESS: readonly Part[] = [
  { label: () => m.intake.street, isWide: true, autoComplete: 'street-address' },
  { label: () => m.intake.city, autoComplete: 'address-level2' },
  { label: () => m.intake.region, isOptional: true, autoComplete: 'address-level1' },
  { label: () => m.intake.postalCode, isOptional: true, autoComplete: 'postal-code' },
].map((part, index) => ({ ...part, name: ADDRESS_FIELDS[index] ?? '' }));

const PERSON: readonly Part[] = [
  { label: () => m.intake.personName, isWide: true, autoComplete: 'off' },
  {
    label: () => m.intake.birthDate,
    isOptional: true,
    type: 'date' as const,
    autoComplete: 'off',
  },
  { label: () => m.intake.contact, isOptional: true, autoComplete: 'off' },
].map((part, index) => ({ ...part, name: PERSON_FIELDS[index] ?? '' }));

function Parts({ question: { key }, fields, values, errors }: Props & { fields: readonly Part[] }) {
  return (
    <div className={styles.parts}>
      {fields.map(({ name, label, isOptional, isWide, type, autoComplete }) => (
        <Field
          key={name}
          id={`${key}-${name}`}
          label={label()}
          optional={isOptional ?? false}
          wide={isWide ?? false}
          error={errors[`value.${name}`]}
        >
          {(control) => (
            <input
              {...control}
              name={`value.${name}`}
              type={type ?? 'text'}
              maxLength={MAX_SHORT}
              autoComplete={autoComplete}
              defaultValue={values[`value.${name}`] ?? ''}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
