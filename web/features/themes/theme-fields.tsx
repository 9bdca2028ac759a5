import { Textarea, TextInput } from '@mantine/core';
import { useDeferredValue } from 'react';
import { MAX_THEME_NAME, nameOf } from '../../../src/features/themes/rules.ts';
import { readVariables } from '../../../src/features/themes/variables/rules.ts';
import { ColourInputs } from './colour-inputs.tsx';
import { ThemeCheck } from './theme-check.tsx';
import styles from './theme-dialog.module.css';
import type { ThemeForm } from './use-theme-form.ts';

/** A theme's variables as JSON and as colour pickers, kept in sync, with a preview. */
export function ThemeFields({ form, isInstalled }: { form: ThemeForm; isInstalled: boolean }) {
  const { values } = form;
  const reading = readVariables(useDeferredValue(values.cssVariables));
  return (
    <>
      <div className={styles.fields}>
        <DisplayNameAndName form={form} isInstalled={isInstalled} />
        <TextInput {...form.getInputProps('description')} label="Description" />
        <Textarea
          {...form.getInputProps('cssVariables')}
          label="Colours and fonts"
          description="As in the file of a theme: names and values in quotes, with commas between them"
          rows={16}
          spellCheck={false}
          autoCapitalize="off"
        />
      </div>
      <div className={styles.look}>
        <ThemeCheck reading={reading} caption={values.displayName || 'Your theme'} />
        <ColourInputs
          json={values.cssVariables}
          onChange={(json) => form.setFieldValue('cssVariables', json)}
        />
      </div>
    </>
  );
}

/** The name in addresses is derived from the display name until somebody edits it. */
function DisplayNameAndName({ form, isInstalled }: { form: ThemeForm; isInstalled: boolean }) {
  const { onBlur } = form.getInputProps('displayName');
  return (
    <>
      <TextInput
        {...form.getInputProps('displayName')}
        required
        label="Display name"
        maxLength={100}
        onBlur={(event) => {
          const proposal = nameOf(event.target.value);
          if (form.values.name !== '' || proposal === '') onBlur(event);
          else form.setFieldValue('name', proposal);
        }}
      />
      <TextInput
        {...form.getInputProps('name')}
        required
        label="Name"
        description={
          isInstalled
            ? 'Cannot be changed after installation'
            : 'Lowercase letters, digits and hyphens, such as harbour-blue'
        }
        readOnly={isInstalled}
        maxLength={MAX_THEME_NAME}
        autoCapitalize="off"
        spellCheck={false}
      />
    </>
  );
}
