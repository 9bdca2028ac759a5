import { type FormEvent, useEffect, useRef } from 'react';
import {
  CALENDAR_PROVIDERS,
  CALENDAR_TEMPLATES,
  type CalendarProvider,
} from '../../../src/calendars/rules.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import rows from '../../components/rows.module.css';
import { trpc } from '../../lib/trpc.ts';
import { useReportDirty } from '../admin/use-report-dirty.ts';
import { useTold } from '../admin/use-told.ts';
import { calendarName } from './calendar-row.tsx';
import type { Calendar } from './calendar-tab.tsx';
import { ConfigFields, templateText } from './config-fields.tsx';
import styles from './integrations-page.module.css';
import type { OnDirty } from './integrations-page.tsx';
import { SecretField } from './secret-field.tsx';
import { tellIncomplete } from './tell-incomplete.ts';
import { TrialOf, useTrial } from './trial.tsx';
import { useSettingForm } from './use-setting-form.ts';

const loadSchema = async () =>
  (await import('../../../src/calendars/schema.ts')).calendarSettingInput;

const NEW = {
  provider: 'calendly',
  config: templateText(CALENDAR_TEMPLATES.calendly),
  webhookUrl: '',
  apiKey: '',
};

/** Connects a calendar, or changes one. */
export function CalendarForm({
  edited,
  onDirty,
  onDone,
}: {
  edited: Calendar | undefined;
  onDirty: OnDirty;
  onDone: () => void;
}) {
  const { form, save, submit, read } = useCalendarForm(edited, onDone);
  const trial = useTrial(form.values, read, form.showRefusal);
  useReportDirty(form.isDirty, onDirty);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (edited) heading.current?.focus();
  }, [edited]);
  return (
    <section className={rows.box} aria-labelledby="calendar-form">
      <div className={rows.head}>
        <h2 id="calendar-form" ref={heading} tabIndex={-1}>
          {edited ? `Edit ${calendarName(edited.provider)}` : 'Add a calendar'}
        </h2>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ConfigFields
          form={form}
          providers={CALENDAR_PROVIDERS}
          templates={CALENDAR_TEMPLATES}
          hint={
            edited
              ? 'JSON. A secret stays as it is while its dots stand there; type over them to replace it.'
              : 'JSON. The template of the provider is filled in; replace the values.'
          }
        />
        <Field label="Webhook URL" optional error={form.errors.webhookUrl}>
          {(props) => (
            <input
              {...props}
              {...form.control('webhookUrl')}
              type="url"
              placeholder="https://"
              autoComplete="off"
            />
          )}
        </Field>
        <SecretField
          label="API Key"
          hint={
            edited?.apiKey
              ? 'Left empty, the stored key is removed.'
              : 'Kept sealed, shown by its last four characters.'
          }
          value={form.values.apiKey}
          stored={edited?.apiKey ?? ''}
          error={form.errors.apiKey}
          onChange={(value) => form.set('apiKey', value)}
        />
        {form.values.provider === 'custom' && (
          <p className="muted small">
            To exchange the signing secret, keep the old one as <code>previousSigningSecret</code>{' '}
            until every receiver knows the new one: both sign meanwhile.
          </p>
        )}
        <TrialOf {...trial} />
        <div className={`${styles.buttons} ${styles.grow}`}>
          <Button type="submit" variant="primary" pending={save.isPending}>
            {edited ? 'Save Calendar' : 'Add Calendar'}
          </Button>
          {edited && <Button onClick={onDone}>Cancel</Button>}
        </div>
      </form>
    </section>
  );
}

function useCalendarForm(edited: Calendar | undefined, onDone: () => void) {
  const start = edited
    ? { ...NEW, ...edited, webhookUrl: edited.webhookUrl ?? '', apiKey: edited.apiKey ?? '' }
    : NEW;
  const { provider, config, webhookUrl, apiKey } = start;
  const form = useSettingForm(loadSchema, { provider, config, webhookUrl, apiKey });
  const told = useTold();
  const utils = trpc.useUtils();
  const options = (done: string, doing: string) =>
    told({
      success: `Calendar integration ${done} successfully`,
      failure: `Failed to ${doing} calendar integration`,
      refresh: () => utils.calendars.invalidate(),
      onSuccess: () => {
        form.restart(NEW);
        onDone();
      },
      onError: form.showRefusal,
    });
  const create = trpc.calendars.create.useMutation(options('created', 'create'));
  const update = trpc.calendars.update.useMutation(options('updated', 'update'));

  /** What is typed, or undefined after showing what is wrong with it. */
  const read = async () => {
    const { values } = form;
    const isGood = await form.check();
    if (values.provider === '' || values.config.trim() === '') return tellIncomplete();
    if (!isGood) return undefined;
    const input = { ...values, provider: values.provider as CalendarProvider };
    return { ...input, ...(edited && { id: edited.id }) };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = await read();
    if (!input) return;
    if (edited) update.mutate({ ...input, id: edited.id });
    else create.mutate({ ...input, isActive: false });
  };
  return { form, submit, read, save: { isPending: create.isPending || update.isPending } };
}
