import type { FormEvent } from 'react';
import type { z } from 'zod';
import { MAIL_TEMPLATES, type MailProvider } from '../../../src/features/email/settings/rules.ts';
import type { mailSettingSchema } from '../../../src/features/email/settings/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { templateText } from './config-fields.tsx';
import { tellIncomplete } from './tell-incomplete.ts';
import { useSettingForm } from './use-setting-form.ts';

export type MailSetting = z.output<typeof mailSettingSchema>;

const loadSchema = async () =>
  (await import('../../../src/features/email/settings/schema.ts')).mailSettingInput;

export type EmailForm = ReturnType<typeof useEmailForm>;

/** The settings of the mail as they are typed, and what can be done with them. */
export function useEmailForm(setting: MailSetting | null) {
  const form = useSettingForm(loadSchema, {
    provider: setting?.provider ?? 'sendgrid',
    config: setting?.config ?? templateText(MAIL_TEMPLATES.sendgrid),
  });
  const told = useMutationToasts();
  const utils = trpc.useUtils();
  const ask = useConfirm();
  const refresh = () => Promise.all([utils.mailSettings.invalidate(), utils.email.invalidate()]);
  const replace = trpc.mailSettings.replace.useMutation(
    told({
      success: 'Email integration created successfully',
      failure: 'Failed to create email integration',
      refresh,
      onSuccess: (stored: MailSetting) => {
        // At once: what is deleted next is this one, not the one before.
        utils.mailSettings.find.setData(undefined, stored);
        form.restart(form.values);
      },
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
  return {
    form,
    replace,
    remove: { isPending: remove.isPending || replace.isPending, ask: askAndRemove },
    submit,
  };
}
