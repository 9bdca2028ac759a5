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
import { Field } from '../../components/field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextField } from '../../components/text-field.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useTold } from '../admin/use-told.ts';
import { tellIncomplete } from './calendar-form.tsx';
import page from './integrations-page.module.css';
import styles from './source-tab.module.css';
import type { Source } from './source-tab.tsx';
import { useSettingForm } from './use-setting-form.ts';

const loadSchema = async () =>
  (await import('../../../src/news-sources/schema.ts')).newsSourceInput;

const HINTS: Readonly<Record<SourceType, string>> = {
  rss: 'RSS needs none.',
  api: 'JSON. What the parts of an article are called: items, title, url, excerpt, author, publishedAt, image; and apiKey.',
  scraper: 'JSON of CSS selectors: item, title, link, excerpt, author, publishedAt, image.',
};

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
  return (
    <Dialog
      title={source ? `Edit ${source.name}` : 'Add a source'}
      onClose={onClose}
      isDirty={isDirty}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
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
        <Field
          label="Configuration"
          optional
          hint={HINTS[form.values.type as SourceType]}
          error={form.errors.config}
        >
          {(props) => (
            <textarea
              {...props}
              {...form.control('config')}
              className={`input ${page.mono}`}
              rows={5}
              spellCheck={false}
            />
          )}
        </Field>
        <Switch
          checked={isActive}
          label="Active"
          hint="Its articles are fetched and shown on the website."
          onChange={setActive}
        />
      </form>
    </Dialog>
  );
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
