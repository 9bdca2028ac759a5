import { type FormEvent, useId, useState } from 'react';
import {
  DEFAULT_DISPLAY_LIMIT,
  MAX_DISPLAY_LIMIT,
  MIN_DISPLAY_LIMIT,
  SOURCE_TYPES,
  type SourceType,
} from '../../../src/news-sources/rules.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextField } from '../../components/text-field.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useTold } from '../admin/use-told.ts';
import { SourceConfig } from './source-config.tsx';
import { SourcePreview } from './source-preview.tsx';
import styles from './source-tab.module.css';
import type { Source } from './source-tab.tsx';
import { tellIncomplete } from './tell-incomplete.ts';
import { useSettingForm } from './use-setting-form.ts';

const loadSchema = async () =>
  (await import('../../../src/news-sources/schema.ts')).newsSourceInput;

/** Adds a source, or changes one. */
export function SourceDialog({
  source,
  onClose,
}: {
  source: Source | undefined;
  onClose: () => void;
}) {
  const id = useId();
  const { form, isActive, setActive, isDirty, isPending, submit } = useSourceForm(source, onClose);
  const { shown, isPreviewing, preview } = usePreview(source, form);
  return (
    <Dialog
      title={source ? `Edit ${source.name}` : 'Add a source'}
      onClose={onClose}
      isDirty={isDirty}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button pending={isPreviewing} onClick={preview}>
            Preview
          </Button>
          <Button type="submit" form={id} variant="primary" pending={isPending}>
            {source ? 'Save Source' : 'Add Source'}
          </Button>
        </>
      )}
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
          onChange={setActive}
        />
      </form>
      {shown && <SourcePreview preview={shown} />}
    </Dialog>
  );
}

/** What the form would show as it stands; what was shown for other values is not shown any more. */
function usePreview(
  source: Source | undefined,
  form: {
    values: Record<'url' | 'type' | 'displayLimit' | 'config', string>;
    showRefusal: (error: unknown) => void;
  },
) {
  const { url, type, displayLimit, config } = form.values;
  const input = { url, type: type as SourceType, displayLimit, config, id: source?.id };
  const told = useTold();
  const asked = trpc.newsSources.preview.useMutation(
    told({ failure: 'Failed to preview blog source', onError: form.showRefusal }),
  );
  const isSame = JSON.stringify(asked.variables) === JSON.stringify(input);
  return {
    shown: isSame ? asked.data : undefined,
    isPreviewing: asked.isPending,
    preview: () => asked.mutate(input),
  };
}

function useSourceForm(source: Source | undefined, onClose: () => void) {
  const [isActive, setActive] = useState(source?.isActive ?? true);
  const form = useSettingForm(loadSchema, {
    name: source?.name ?? '',
    url: source?.url ?? '',
    type: source?.type ?? 'rss',
    displayLimit: String(source?.displayLimit ?? DEFAULT_DISPLAY_LIMIT),
    config: source?.config ?? '',
  });
  const told = useTold();
  const utils = trpc.useUtils();
  const options = (done: string, doing: string) =>
    told({
      success: `Blog source ${done} successfully`,
      failure: `Failed to ${doing} blog source`,
      refresh: () => Promise.all([utils.newsSources.invalidate(), utils.news.invalidate()]),
      onSuccess: onClose,
      onError: form.showRefusal,
    });
  const create = trpc.newsSources.create.useMutation(options('created', 'create'));
  const update = trpc.newsSources.update.useMutation(options('updated', 'update'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { values } = form;
    const isGood = await form.check();
    if (values.name.trim() === '' || values.url.trim() === '') return tellIncomplete();
    if (!isGood) return;
    const input = { ...values, type: values.type as SourceType, isActive };
    if (source) update.mutate({ ...input, id: source.id });
    else create.mutate(input);
  };
  return {
    form,
    isActive,
    setActive,
    isDirty: form.isDirty || isActive !== (source?.isActive ?? true),
    isPending: create.isPending || update.isPending,
    submit,
  };
}
