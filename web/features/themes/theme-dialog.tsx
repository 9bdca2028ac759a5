import { type FormEvent, useDeferredValue, useId, useRef } from 'react';
import { MAX_THEME_NAME, nameOf } from '../../../src/themes/rules.ts';
import { readVariables } from '../../../src/themes/variables/rules.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { useForm } from '../../lib/form.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTold } from '../admin/use-told.ts';
import { useUnsavedGuard } from '../admin/use-unsaved-guard.ts';
import { ColourInputs } from './colour-inputs.tsx';
import type { Previewed } from './preview-dialog.tsx';
import { ThemeCheck } from './theme-check.tsx';
import styles from './theme-dialog.module.css';

export type ThemeDraft = Record<'name' | 'displayName' | 'description' | 'cssVariables', string>;

const loadSchema = async () => (await import('../../../src/themes/schema.ts')).themeFields;

/** A theme of the firm's own, as text and as colours that follow each other. */
export function ThemeDialog({
  draft,
  isImported,
  onPreview,
  onClose,
}: {
  draft: ThemeDraft;
  /** Whether the draft itself would be lost by closing. */
  isImported: boolean;
  onPreview: (theme: Previewed) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const form = useForm(loadSchema, draft);
  const text = useRef<HTMLTextAreaElement>(null);
  const { values } = form;
  const isDirty = isImported || JSON.stringify(values) !== JSON.stringify(draft);
  useUnsavedGuard(isDirty);
  const { themes } = trpc.useUtils();
  const creation = trpc.themes.create.useMutation(
    useTold()({
      success: 'Theme created successfully',
      failure: 'Failed to create theme',
      refresh: () => themes.invalidate(),
      onSuccess: onClose,
      onError: (error) => form.showErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const data = creation.isPending ? undefined : await form.submit(element);
    if (data) creation.mutate(data);
    else queueMicrotask(() => element.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const changeVariables = (json: string) => {
    if (text.current) text.current.value = json;
    form.control('cssVariables').onChange({ target: { value: json } });
  };
  const reading = readVariables(useDeferredValue(values.cssVariables));

  return (
    <Dialog
      title={isImported ? 'Review the imported theme' : 'Create Custom Theme'}
      size="lg"
      isDirty={isDirty}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() =>
              onPreview({ ...values, displayName: values.displayName || 'your theme' })
            }
          >
            Preview
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={creation.isPending}>
            {creation.isPending ? 'Creating...' : 'Create Theme'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
      </form>
    </Dialog>
  );
}

type Form = ReturnType<typeof useForm<Awaited<ReturnType<typeof loadSchema>>>>;

/** The name for addresses comes from the one for people, unless somebody has typed one. */
function DisplayNameAndName({ form }: { form: Form }) {
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
