import { NAMES_STEP } from '../../../../src/features/questionnaires/rules.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import { Progress } from './progress.tsx';
import styles from './questions-page.module.css';
import type { StepProps } from './questions-page.tsx';
import { FormNotice, StepForm } from './step-form.tsx';

type Name = keyof StepProps['page']['names'];

/** The names of both sides, which the firm clears before anything else is asked. */
export function NamesStep(props: StepProps) {
  const { page, hrefOf, answer } = props;
  const values = answer ? { ...page.names, ...answer.fields } : page.names;
  const errors = answer?.messages ?? {};
  const inputOf = (
    name: Name,
    label: string,
    more: { optional?: boolean; autoComplete?: string; wide?: boolean; hint?: string } = {},
  ) => (
    <Field
      key={name}
      id={`names-${name}`}
      label={label}
      optional={more.optional ?? false}
      wide={more.wide ?? false}
      error={errors[name]}
      {...(more.hint && { hint: more.hint })}
    >
      {(control) => (
        <input
          {...control}
          name={name}
          type="text"
          autoComplete={more.autoComplete ?? 'off'}
          defaultValue={values[name]}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.columns}>
      <div>
        <h1>{m.intake.namesTitle}</h1>
        <Progress step="names" />
        <p>{unbroken(m.intake.namesLead)}</p>
        <FormNotice {...props} title={m.intake.checkNames} />
        <StepForm form="names" action={hrefOf(NAMES_STEP)}>
          <div className={styles.parts}>
            {inputOf('legalName', m.intake.legalName, { autoComplete: 'name' })}
            {inputOf('formerNames', m.intake.formerNames, { optional: true })}
            {inputOf('otherName', m.intake.otherName, { optional: page.otherSide === 'optional' })}
            {inputOf('otherAttorney', m.intake.otherAttorney, { optional: true })}
            {inputOf('otherPeople', m.intake.otherPeople, {
              ...{ optional: true, wide: true, hint: m.intake.otherPeopleHint },
            })}
          </div>
          <div className={styles.acts}>
            <Button type="submit" variant="primary" data-plain>
              {m.intake.next}
            </Button>
          </div>
        </StepForm>
      </div>
      <aside className={styles.side}>
        {page.intro && (
          <div className={styles.plain}>
            <h2>{page.title}</h2>
            <p>{unbroken(page.intro)}</p>
          </div>
        )}
        <div className={styles.plain}>
          <h2>{m.intake.aboutCheckTitle}</h2>
          <p>{unbroken(m.intake.aboutCheck)}</p>
        </div>
        <div className={styles.plain}>
          <h2>{m.intake.whoReadsTitle}</h2>
          <p>{unbroken(m.intake.whoReads({ firm: props.firm.name }))}</p>
        </div>
        <div className={styles.plain}>
          <h2>{m.intake.howLongTitle}</h2>
          <p>{unbroken(m.intake.howLong)}</p>
        </div>
      </aside>
    </div>
  );
}
