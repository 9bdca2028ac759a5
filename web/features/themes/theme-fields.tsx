import { useDeferredValue } from 'react';
import { MAX_THEME_NAME, nameOf } from '../../../src/features/themes/rules.ts';
import { readVariables } from '../../../src/features/themes/variables/rules.ts';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ColourInputs } from './colour-inputs.tsx';
import { ThemeCheck } from './theme-check.tsx';
import styles from './theme-dialog.module.css';
import type { ThemeForm } from './use-theme-form.ts';

/** A theme's variables as JSON and as colour pickers, kept in sync, with a preview. */
export function ThemeFields({ form }: { form: ThemeForm }) {
  const { values } = form;
  const reading = readVariables(useDeferredValue(values.cssVariables));
  return (
    <>
      <div className={styles.fields}>
        <DisplayNameAndName form={form} />
        <TextField form={form} name="description" label="Description" required={false} />
        <Field
          label="CSS variables"
          hint="JSON that maps variables to colours, lengths and fonts"
          error={form.errors.cssVariables}
        >
          {(props) => (
            <textarea
              {...props}
              {...form.getInputProps('cssVariables')}
              rows={16}
              spellCheck={false}
              autoCapitalize="off"
            />
          )}
        </Field>
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
function DisplayNameAndName({ form }: { form: ThemeForm }) {
  const { onBlur } = form.getInputProps('displayName');
  return (
    <>
      <TextField
        form={form}
        name="displayName"
        label="Display name"
        maxLength={100}
        onBlur={(event) => {
          const proposal = nameOf(event.target.value);
          if (form.values.name !== '' || proposal === '') onBlur(event);
          else form.setFieldValue('name', proposal);
        }}
      />
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="Small letters, digits and hyphens, such as harbour-blue"
        maxLength={MAX_THEME_NAME}
        autoCapitalize="off"
        spellCheck={false}
      />
    </>
  );
}
