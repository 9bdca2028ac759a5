import { NativeSelect, TextInput } from '@mantine/core';
import {
  MAX_DISPLAY_LIMIT,
  MIN_DISPLAY_LIMIT,
  SOURCE_TYPES,
} from '../../../../src/features/news/sources/rules.ts';
import { Switch } from '../../../admin/switch.tsx';
import { SourceConfig } from './source-config.tsx';
import styles from './source-tab.module.css';
import type { SourceForm } from './use-source-form.ts';

/** The fields of a source: name, URL, type, settings and whether it is active. */
export function SourceFields({ form }: { form: SourceForm }) {
  return (
    <>
      <TextInput {...form.getInputProps('name')} required label="Name" maxLength={200} />
      <TextInput
        {...form.getInputProps('url')}
        required
        label="URL"
        type="url"
        placeholder="https://"
      />
      <div className={styles.pair}>
        <NativeSelect
          {...form.getInputProps('type')}
          required
          label="Type"
          data={SOURCE_TYPES.map(({ value, text }) => ({ value, label: text }))}
        />
        <TextInput
          {...form.getInputProps('displayLimit')}
          required
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
