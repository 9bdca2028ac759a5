import { type FormEvent, useEffect } from 'react';
import type { z } from 'zod';
import { secretsToEnter } from '../../../src/integrations/rules.ts';
import {
  MAIL_PROVIDERS,
  MAIL_SECRETS,
  MAIL_TEMPLATES,
  type MailProvider,
} from '../../../src/mail-settings/rules.ts';
import type { mailSettingSchema } from '../../../src/mail-settings/schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.ts';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import rows from '../../components/rows.module.css';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../admin/loaded.tsx';
import { useTold } from '../admin/use-told.ts';
import { tellIncomplete } from './calendar-form.tsx';
import { ConfigFields, templateText } from './config-fields.tsx';
import styles from './integrations-page.module.css';
import type { OnDirty } from './integrations-page.tsx';
import { useSettingForm } from './use-setting-form.ts';

type MailSetting = z.output<typeof mailSettingSchema>;

const loadSchema = async () =>
  (await import('../../../src/mail-settings/schema.ts')).mailSettingInput;

/** What mail is sent with: one configuration, which saving replaces. */
export function EmailTab({ onDirty }: { onDirty: OnDirty }) {
  const query = trpc.mailSettings.find.useQuery();
  return (
    <Loaded query={query} what="The settings">
      {(setting) => (
        <div className={styles.columns}>
          <EmailForm key={setting?.id ?? 'none'} setting={setting} onDirty={onDirty} />
          {setting ? (
            <Notice tone="warning" icon="alert">
              <p>
                <b>Saving replaces the settings in use.</b>
              </p>
              <p>Mail that waits to be sent goes out with the new ones.</p>
            </Notice>
          ) : (
            <Notice icon="mail">
              <p>
                <b>No settings are stored yet.</b>
              </p>
              <p>What you save here is in use at once.</p>
            </Notice>
          )}
        </div>
      )}
    </Loaded>
  );
}

function EmailForm({ setting, onDirty }: { setting: MailSetting | null; onDirty: OnDirty }) {
  const { form, replace, remove, submit } = useEmailForm(setting);
  useEffect(() => onDirty(form.isDirty), [onDirty, form.isDirty]);
  const missing = setting ? secretsToEnter(setting.config, MAIL_SECRETS[setting.provider]) : [];
  return (
    <section className={rows.box} aria-labelledby="email-form">
      <div className={rows.head}>
        <h2 id="email-form">Outgoing mail</h2>
        {setting && (
          <Badge tone="success">
            <Icon name="check" size="sm" />
            Active
          </Badge>
        )}
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {missing.length > 0 && (
          <Notice tone="warning" icon="alert">
            <p>
              Enter again: {missing.join(', ')}. What was stored can no longer be opened, so no mail
              can be sent with it.
            </p>
          </Notice>
        )}
        <ConfigFields
          form={form}
          providers={MAIL_PROVIDERS}
          templates={MAIL_TEMPLATES}
          hint={
            setting
              ? 'JSON. A secret stays as it is while its dots stand there; type over them to replace it.'
              : 'JSON. The template of the provider is filled in; replace the values.'
          }
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" pending={replace.isPending}>
            Save Email Settings
          </Button>
          {setting && (
            <Button variant="danger" pending={remove.isPending} onClick={() => void remove.ask()}>
              Delete Settings
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

function useEmailForm(setting: MailSetting | null) {
  const form = useSettingForm(loadSchema, {
    provider: setting?.provider ?? 'sendgrid',
    config: setting?.config ?? templateText(MAIL_TEMPLATES.sendgrid),
  });
  const told = useTold();
  const utils = trpc.useUtils();
  const ask = useConfirm();
  const refresh = () => utils.mailSettings.invalidate();
  const replace = trpc.mailSettings.replace.useMutation(
    told({
      success: 'Email integration created successfully',
      failure: 'Failed to create email integration',
      refresh,
      onSuccess: () => form.restart(form.values),
      onError: form.showRefusal,
    }),
  );
  const remove = trpc.mailSettings.remove.useMutation(
    told({
      success: 'Email integration deleted successfully',
      failure: 'Failed to delete email integration',
      refresh,
    }),
  );
  const askAndRemove = async () => {
    const isSure = await ask({
      title: 'Are you sure you want to delete the email settings?',
      text: 'The settings and their keys are forgotten. This can’t be undone.',
      action: 'Delete',
      keep: 'Keep them',
      tone: 'danger',
    });
    if (isSure && setting) remove.mutate({ id: setting.id });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { provider, config } = form.values;
    const isGood = await form.check();
    if (config.trim() === '') return tellIncomplete('Please provide configuration settings');
    if (isGood) replace.mutate({ provider: provider as MailProvider, config, isActive: true });
  };
  return { form, replace, remove: { isPending: remove.isPending, ask: askAndRemove }, submit };
}
