import { NativeSelect, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { WEEKDAYS } from '../../../../src/features/firm/rules.ts';
import type { FirmSettings } from '../../../../src/features/firm/schema.ts';
import type { HostSettings } from '../../../../src/features/scheduling/hosts/schema.ts';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { type FormOf, useForm } from '../../../admin/use-form.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { focusFirstError } from '../../../lib/focus.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Choices } from '../../firm/choices.tsx';
import section from '../../firm/section.module.css';
import { Section } from '../../firm/section.tsx';
import type { TypeSettings } from '../../scheduling/consultation-types/type-draft.ts';
import { draftOf, type HoursDraft } from '../hours-draft.ts';
import styles from '../setup.module.css';
import { StepForm } from '../step-form.tsx';
import { useSaveHours } from '../use-save-hours.ts';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';
import { TypeChoices } from './type-choices.tsx';

const DAYS = WEEKDAYS.map((day, index) => ({
  value: String(index + 1),
  label: day,
  text: day.slice(0, 3),
}));

const STEPS = [15, 20, 30, 45, 60, 90, 120];

const loadSchema = async () =>
  (await import('../../../../src/features/setup/hours/schema.ts')).hoursForm;

type Form = FormOf<HoursDraft>;

/** The office hours, the start times of consultations, and which consultations are offered. */
export function HoursStep({ onDirty }: StepProps) {
  const settings = trpc.availability.settings.useQuery();
  const firm = trpc.firm.get.useQuery();
  return (
    <QueryState query={settings} what="The hours">
      {({ hosts, types }) => (
        <QueryState query={firm} what="The firm profile">
          {({ officeHours }) => (
            <Loaded hosts={hosts} types={types} officeHours={officeHours} onDirty={onDirty} />
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

function Loaded({
  onDirty,
  ...stored
}: Pick<StepProps, 'onDirty'> & {
  hosts: readonly HostSettings[];
  types: readonly TypeSettings[];
  officeHours: FirmSettings['officeHours'];
}) {
  const nav = useSetup('hours');
  const formRef = useRef<HTMLFormElement>(null);
  const { save, isPending } = useSaveHours(nav);
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(stored),
    fieldOf: (path) => path,
    focusError: () => focusFirstError(formRef.current),
  });
  useReportDirty(form.isDirty(), onDirty);
  const submit = form.onSubmit(async (input) => {
    await save(input);
    form.reset(form.getValues());
    await nav.finish();
  });
  return (
    <StepForm
      permission="availability.change"
      nav={nav}
      formRef={formRef}
      isSaving={isPending}
      onSubmit={submit}
    >
      <WeekSection form={form} />
      <TypeChoices form={form} />
    </StepForm>
  );
}

function WeekSection({ form }: { form: Form }) {
  const { weekdays, opening, appointmentDays, starts } = form.values;
  return (
    <Section
      title="Opening hours"
      lead="The same on each of these days. You can change single days later."
    >
      <div className={styles.fields}>
        <DayChoices form={form} path="weekdays" legend="Days" options={DAYS} value={weekdays} />
        {appointmentDays && (
          <DayChoices
            form={form}
            path="appointmentDays"
            legend="By appointment"
            options={DAYS.filter(({ value }) => !weekdays.includes(Number(value)))}
            value={appointmentDays}
          />
        )}
        {opening ? <OpeningFields form={form} /> : <KeptHours of="office hours" to="/admin/firm" />}
        {starts ? (
          <StartFields form={form} stepMinutes={starts.stepMinutes} />
        ) : (
          <KeptHours of="start times of consultations" to="/admin/team" />
        )}
      </div>
    </Section>
  );
}

function DayChoices({
  form,
  value,
  ...choices
}: {
  form: Form;
  path: 'weekdays' | 'appointmentDays';
  legend: string;
  options: typeof DAYS;
  value: readonly number[];
}) {
  return (
    <Choices
      form={{
        ...form,
        setFieldValue: (path, days) => form.setFieldValue(path, (days as string[]).map(Number)),
      }}
      value={value.map(String)}
      {...choices}
    />
  );
}

function KeptHours({ of, to }: { of: string; to: '/admin/firm' | '/admin/team' }) {
  return (
    <Notice icon="clock">
      <p>
        Your {of} differ from day to day. They stay as they are;{' '}
        <Link to={to}>change them there</Link>.
      </p>
    </Notice>
  );
}

function OpeningFields({ form }: { form: Form }) {
  return (
    <div className={section.times}>
      <TextInput {...form.getInputProps('opening.opens')} type="time" label="Office opens" />
      <TextInput {...form.getInputProps('opening.closes')} type="time" label="Office closes" />
    </div>
  );
}

function StartFields({ form, stepMinutes }: { form: Form; stepMinutes: number }) {
  const steps = [...new Set([...STEPS, stepMinutes])].sort((a, b) => a - b);
  const time = (name: 'firstStart' | 'lastStart' | 'breakFrom' | 'breakTo', label: string) => (
    <TextInput {...form.getInputProps(`starts.${name}`)} type="time" label={label} />
  );
  return (
    <>
      <div className={section.times}>
        {time('firstStart', 'First consultation')}
        {time('lastStart', 'Last consultation')}
      </div>
      <div className={section.times}>
        <NativeSelect
          label="A start every"
          value={stepMinutes}
          onChange={(event) => form.setFieldValue('starts.stepMinutes', Number(event.target.value))}
          data={steps.map((step) => ({ value: String(step), label: `${step} minutes` }))}
        />
      </div>
      <div className={section.times}>
        {time('breakFrom', 'Break from (optional)')}
        {time('breakTo', 'Break until (optional)')}
      </div>
    </>
  );
}
