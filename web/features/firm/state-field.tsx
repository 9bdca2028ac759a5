import { NativeSelect } from '@mantine/core';
import fields from '../../admin/form.module.css';
import { fieldId } from './field-path.ts';
import { FirmField } from './firm-field.tsx';
import { isSplit, stateChoices, stateValue, zoneIn } from './state-choice.ts';
import { useFieldLabels } from './use-field-labels.ts';
import type { FirmForm } from './use-firm-form.ts';

const ENGLAND = 'England and Wales';

/**
 * The state of the main office, which decides whose law applies: it sets country, region and time zone. For an address in
 * England, the county is a field of its own.
 */
export function StateField({
  form,
  label,
  wide = false,
}: {
  form: FirmForm;
  label: string;
  wide?: boolean;
}) {
  const { draft, setFieldValue } = form;
  const labels = useFieldLabels(draft.country);
  const isBritish = draft.country === 'GB';
  const { onChange: _, ...control } = form.getInputProps('region');
  const choose = (value: string) => {
    setFieldValue('country', value === ENGLAND ? 'GB' : 'US');
    setFieldValue('region', value === ENGLAND ? '' : value);
    setFieldValue('zone', value === ENGLAND ? 'Europe/London' : zoneIn(value, draft.zone));
  };
  return (
    <>
      <NativeSelect
        {...control}
        id={isBritish ? 'firm-state' : fieldId('region')}
        label={label}
        required
        {...(wide && { className: fields.wide })}
        description={
          isSplit(draft.region)
            ? 'This state has several time zones. Look at the one below.'
            : 'Decides which rules and texts the site starts with.'
        }
        value={isBritish ? ENGLAND : stateValue(draft.region)}
        data={[
          { value: '', label: 'Choose a state', disabled: true },
          { group: 'United States', items: stateChoices(isBritish ? '' : draft.region) },
          { group: 'Elsewhere', items: [ENGLAND] },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {isBritish && <FirmField form={form} path="region" label={labels.region} />}
    </>
  );
}
