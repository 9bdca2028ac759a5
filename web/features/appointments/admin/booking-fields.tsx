import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { BLANK_PREFERENCES } from '../../../../src/features/contact-preferences/rules.ts';
import {
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
  type Place,
} from '../../../../src/features/scheduling/rules.ts';
import fields from '../../../admin/form.module.css';
import type { FormOf } from '../../../admin/use-form.ts';
import { useLanguageOptions } from '../../client-languages/use-language-options.ts';
import { FoldedPreferenceInputs } from '../../contact-preferences/preference-inputs.tsx';
import { usePracticeAreaOptions } from '../../practice-areas/use-practice-area-options.ts';
import { PLACE_OPTIONS } from '../../scheduling/consultation-types/type-words.ts';
import type { Office } from '../../scheduling/describe-office.ts';
import { HostSelect } from '../../scheduling/host-select.tsx';
import { FreeTimes } from './free-times.tsx';

/** The initial values of the form. */
export const BLANK_BOOKING = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  consultationType: '',
  practiceArea: '',
  place: '',
  scheduledDate: '',
  duration: '',
  otherSide: '',
  notes: '',
  clientLanguage: '',
  host: undefined as number | undefined,
  ...BLANK_PREFERENCES,
};

export type BookingValues = typeof BLANK_BOOKING;

/** The fields of a booking that staff make for a client. */
export function BookingFields({
  form,
  office: { types, minutesOf, wayOf, attorneyOf },
  onChoose,
}: {
  form: FormOf<BookingValues>;
  office: Office;
  /** Called with a local date and time. */
  onChoose: (local: string) => void;
}) {
  const areas = usePracticeAreaOptions();
  const languages = useLanguageOptions(form.values.clientLanguage || null);
  return (
    <>
      <TextInput {...form.getInputProps('firstName')} required label="First name" />
      <TextInput {...form.getInputProps('lastName')} required label="Last name" />
      <TextInput
        {...form.getInputProps('email')}
        label="Email (optional)"
        description="Without one, tell the client by phone"
        type="email"
      />
      <TextInput
        {...form.getInputProps('phone')}
        label="Phone (optional)"
        description="Required if there is no e-mail address"
        type="tel"
      />
      <NativeSelect
        {...form.getInputProps('consultationType')}
        required
        label="Type"
        data={types.map(({ key, label }) => ({ value: key, label }))}
      />
      <NativeSelect
        {...form.getInputProps('place')}
        label="How it takes place"
        data={waysFrom(wayOf({ ...form.values, place: null }))}
      />
      <HostSelect
        label="With"
        none="Anyone"
        value={form.values.host}
        error={form.errors.host}
        onChange={(number) => form.setFieldValue('host', number)}
      />
      <NativeSelect
        {...form.getInputProps('practiceArea')}
        required
        label="Practice area"
        data={[{ value: '', label: 'Choose one' }, ...areas.including()]}
      />
      <FreeTimes
        minutes={Number(form.values.duration) || minutesOf(form.values.consultationType)}
        type={form.values.consultationType}
        attorney={attorneyOf(form.values.host)}
        value={form.values.scheduledDate}
        onChoose={onChoose}
      />
      <TextInput
        {...form.getInputProps('scheduledDate')}
        required
        label="Start"
        description="Choose a time above, or enter one on a quarter hour"
        type="datetime-local"
        step={900}
      />
      <TextInput
        {...form.getInputProps('duration')}
        label="Minutes (optional)"
        description="Blank for the usual length of the consultation type"
        type="number"
        min={MIN_DURATION_MINUTES}
        max={MAX_DURATION_MINUTES}
      />
      {languages.length > 0 && (
        <NativeSelect
          {...form.getInputProps('clientLanguage')}
          label="Language of mails to the client"
          data={[{ value: '', label: 'That of their last message or booking' }, ...languages]}
        />
      )}
      <TextInput
        {...form.getInputProps('otherSide')}
        label="Other side (optional)"
        description="Names, for the conflict check"
        className={fields.wide}
      />
      <Textarea {...form.getInputProps('notes')} label="Notes (optional)" className={fields.wide} />
      <FoldedPreferenceInputs form={form} />
    </>
  );
}

/** All ways to meet; the usual one of the type first, and without a value. */
const waysFrom = (usual: Place) =>
  PLACE_OPTIONS.map((option) =>
    option.value === usual ? { value: '', label: `${option.label} (as usual)` } : option,
  ).toSorted((a, b) => Number(a.value !== '') - Number(b.value !== ''));
