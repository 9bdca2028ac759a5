import {
  MAX_DISPLAY_LIMIT,
  MIN_DISPLAY_LIMIT,
  SOURCE_TYPES,
} from '../../../src/features/news/sources/rules.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SourceConfig } from './source-config.tsx';
import styles from './source-tab.module.css';
import type { SourceForm } from './use-source-form.ts';

/** What is said of a source: where it is, how it is read, and whether it is in use. */
export function SourceFields({
  form,
  isActive,
  onActive,
}: {
  form: SourceForm;
  isActive: boolean;
  onActive: (isActive: boolean) => void;
}) {
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
        checked={isActive}
        label="Active"
        hint="Its articles are fetched and shown on the website."
        onChange={onActive}
      />
    </>
  );
}
