import type { z } from 'zod';
import {
  MAIL_TEMPLATES,
  type MailProvider,
} from '../../../../src/features/email/settings/rules.ts';
import type { staffMailSettingSchema } from '../../../../src/features/email/settings/schema.ts';
import { isBlank, settingsText } from '../../../../src/platform/provider-settings/fields/rules.ts';
import { crudTexts } from '../../../admin/crud-texts.ts';
import { showIncompleteToast } from '../../../admin/provider-settings/show-incomplete-toast.ts';
import { useConfigCheck } from '../../../admin/provider-settings/use-config-check.ts';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';

export type MailSetting = z.output<typeof staffMailSettingSchema>;

const loadSchema = async () =>
  (await import('../../../../src/features/email/settings/schema.ts')).mailSettingInput;

export type EmailForm = ReturnType<typeof useEmailForm>;

export function useEmailForm(setting: MailSetting | null) {
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      provider: setting?.provider ?? 'sendgrid',
      config: setting?.config ?? settingsText(MAIL_TEMPLATES.sendgrid),
    },
    validateOnBlur: false,
    joinMessages: true,
  });
  useConfigCheck(form);
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const ask = useConfirm();
  const refresh = () => Promise.all([utils.mailSettings.invalidate(), utils.email.invalidate()]);
  const replace = trpc.mailSettings.replace.useMutation(
    withToasts({
      ...crudTexts('create', 'Email integration'),
      refresh,
      onSuccess: (stored: MailSetting) => {
        // Updates the cache at once, so that a subsequent deletion applies to the new configuration.
        utils.mailSettings.find.setData(undefined, stored);
      },
    }),
  );
  const remove = trpc.mailSettings.remove.useMutation(
    withToasts({ ...crudTexts('delete', 'Email integration'), refresh }),
  );
  const askAndRemove = async () => {
    const isSure = await ask({
      title: 'Are you sure you want to delete the email settings?',
      text: 'The settings and their keys are deleted. This can’t be undone.',
      action: 'Delete',
      keep: 'Keep them',
    });
    if (isSure && setting) remove.mutate({ id: setting.id });
  };
  const submit = form.onSubmit(
    async (_, sent) => {
      const { provider, config } = sent;
      await replace.mutateAsync({ provider: provider as MailProvider, config, isActive: true });
      form.rebase(sent, sent);
    },
    () => {
      if (isBlank(form.values.config)) showIncompleteToast('Please provide configuration settings');
    },
  );
  return {
    form,
    replace,
    remove: { isPending: remove.isPending || replace.isPending, ask: askAndRemove },
    submit,
  };
}
