import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { formatMoney } from '../../../../src/platform/text/money-rules.ts';
import fields from '../../../admin/form.module.css';
import { Switch } from '../../../admin/switch.tsx';
import type { FormOf } from '../../../admin/use-form.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import { usePracticeAreaOptions } from '../../practice-areas/use-practice-area-options.ts';
import styles from './type-dialog.module.css';
import { suggestedKey, type TypeDraft } from './type-draft.ts';
import { hostName, noticeOptions } from './type-words.ts';

type Form = FormOf<TypeDraft>;

/**
 * The texts that visitors read, and the key. The key cannot be changed later, because appointments and links refer to
 * it.
 */
export function NameFields({ form, isNew }: { form: Form; isNew: boolean }) {
  return (
    <>
      <TextInput
        {...form.getInputProps('label')}
        required
        label="Label"
        description="With its length, such as Mediation (60 min)"
        className={fields.wide}
      />
      {isNew && (
        <TextInput
          {...form.getInputProps('key')}
          label="Key (optional)"
          description="For links and other programs. It cannot be changed later."
          placeholder={suggestedKey(form.values.label)}
          className={fields.wide}
        />
      )}
      <Textarea
        {...form.getInputProps('description')}
        label="Description (optional)"
        rows={2}
        className={fields.wide}
      />
      <TextInput
        {...form.getInputProps('priceLabel')}
        label="Price (optional)"
        description={`Such as Free or ${formatMoney(150, useFormats())}`}
      />
    </>
  );
}

/** The duration, and when the type can be booked. */
export function TimeFields({ form }: { form: Form }) {
  return (
    <>
      <TextInput
        {...form.getInputProps('durationMinutes')}
        required
        label="Minutes"
        description="From 5 to 480"
        type="number"
        min={5}
        max={480}
      />
      <TextInput
        {...form.getInputProps('bufferBeforeMinutes')}
        required
        label="Break before, in minutes"
        description="Kept free for preparation"
        type="number"
        min={0}
        max={240}
      />
      <TextInput
        {...form.getInputProps('bufferAfterMinutes')}
        required
        label="Break after, in minutes"
        description="Kept free for notes"
        type="number"
        min={0}
        max={240}
      />
      <NativeSelect
        {...form.getInputProps('noticeMinutes')}
        label="Minimum notice"
        description="Online booking closes this long before the start"
        data={noticeOptions(form.values.noticeMinutes)}
      />
      <TextInput
        {...form.getInputProps('horizonDays')}
        required
        label="Days ahead"
        description="How far ahead visitors can book"
        type="number"
        min={1}
        max={365}
      />
    </>
  );
}

/** The hosts and practice areas of the type, and who can book it. */
export function OfferFields({
  form,
  hosts,
}: {
  form: Form;
  hosts: readonly { number: number; name: string | null; isActive: boolean }[];
}) {
  const { values } = form;
  const areas = usePracticeAreaOptions();
  return (
    <>
      <Checkbox.Group
        className={fields.wide}
        label="Offered by"
        value={values.hosts.map(String)}
        onChange={(chosen) => form.setFieldValue('hosts', chosen.map(Number))}
        error={form.errors.hosts}
      >
        <div className={styles.choices}>
          {hosts.map(({ number, name, isActive }) => (
            <Checkbox
              key={number}
              value={String(number)}
              label={isActive ? hostName(name) : `${hostName(name)} (takes no consultations)`}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group
        className={fields.wide}
        label="Practice areas (optional)"
        description="If none is selected, it is offered for all of them"
        value={values.practiceAreas}
        onChange={(areas) => form.setFieldValue('practiceAreas', areas)}
        error={form.errors.practiceAreas}
      >
        <div className={styles.choices}>
          {areas.including(...values.practiceAreas).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={fields.wide}>
        <Switch
          checked={values.isActive}
          onChange={(isActive) => form.setFieldValue('isActive', isActive)}
          label="Active"
          hint="If off, nobody can book this type. Existing appointments stay."
        />
      </div>
      <div className={fields.wide}>
        <Switch
          checked={values.isPublic}
          onChange={(isPublic) => form.setFieldValue('isPublic', isPublic)}
          label="Visitors can book it online"
          hint="If off, only staff can book it."
        />
      </div>
    </>
  );
}
