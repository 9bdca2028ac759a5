import { useDeferredValue, useRef } from 'react';
import { MAX_THEME_NAME, nameOf } from '../../../src/features/themes/rules.ts';
import { readVariables } from '../../../src/features/themes/variables/rules.ts';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ColourInputs } from './colour-inputs.tsx';
import { ThemeCheck } from './theme-check.tsx';
import styles from './theme-dialog.module.css';
import type { ThemeForm } from './use-theme-form.ts';

/** What a theme says, as text and as colours that follow each other, and how it looks. */
export function ThemeFields({ form }: { form: ThemeForm }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { values } = form;
  const changeVariables = (json: string) => {
    if (text.current) text.current.value = json;
    form.control('cssVariables').onChange({ target: { value: json } });
  };
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
              {...form.control('cssVariables')}
              ref={text}
              rows={16}
              spellCheck={false}
              autoCapitalize="off"
            />
          )}
        </Field>
      </div>
      <div className={styles.look}>
        <ThemeCheck reading={reading} caption={values.displayName || 'Your theme'} />
        <ColourInputs json={values.cssVariables} onChange={changeVariables} />
      </div>
    </>
  );
}

/** The name for addresses comes from the one for people, unless somebody has typed one. */
function DisplayNameAndName({ form }: { form: ThemeForm }) {
  const { onBlur } = form.control('displayName');
  return (
    <>
      <TextField
        form={form}
        name="displayName"
        label="Display name"
        maxLength={100}
        onBlur={(event) => {
          const name = event.target.form?.elements.namedItem('name');
          const proposal = nameOf(event.target.value);
          if (!(name instanceof HTMLInputElement) || name.value !== '' || proposal === '') {
            onBlur(event);
            return;
          }
          name.value = proposal;
          form.control('name').onChange({ target: { value: proposal } });
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
