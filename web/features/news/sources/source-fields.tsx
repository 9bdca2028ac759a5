import {
  MAX_DISPLAY_LIMIT,
  MIN_DISPLAY_LIMIT,
  SOURCE_TYPES,
} from '../../../../src/features/news/sources/rules.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SourceConfig } from './source-config.tsx';
import styles from './source-tab.module.css';
import type { SourceForm } from './use-source-form.ts';

/** The fields of a source: name, URL, type, settings and whether it is active. */
export function SourceFields({ form }: { form: SourceForm }) {
  return (
    <>
      <TextField form={form} name="name" label="Name" maxLength={200} />
      <TextField form={form} name="url" label="URL" type="url" placeholder="https://" />
      <div className={styles.pair}>
        <SelectField
          form={form}
          name="type"
          label="Type"
          options={SOURCE_TYPES.map(({ value, text }) => ({ value, label: text }))}
        />
        <TextField
          form={form}
          name="displayLimit"
          label="Display Limit"
          type="number"
          inputMode="numeric"
          min={MIN_DISPLAY_LIMIT}
          max={MAX_DISPLAY_LIMIT}
        />
      </div>
      <SourceConfig form={form} />
      <Switch
        checked={form.values.isActive}
        label="Active"
        hint="Its articles are fetched and shown on the website."
        onChange={(isActive) => form.setFieldValue('isActive', isActive)}
      />
    </>
  );
}
