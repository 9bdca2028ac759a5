import { TextInput } from '@mantine/core';
import type { z } from 'zod';
import type { MailProvider } from '../../../../src/features/email/settings/rules.ts';
import type { testMailAnswerSchema } from '../../../../src/features/email/settings/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import styles from '../../../admin/provider-settings/provider-settings.module.css';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import type { EmailForm } from './use-email-form.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/email/settings/schema.ts')).testMailInput;

/** Sends a test mail with the settings in the form, or with the stored ones if the form is unchanged. */
export function TestMail({ form, hasStored }: { form: EmailForm['form']; hasStored: boolean }) {
  const test = useTestMail(form);
  const receiver = useForm({
    schema: loadSchema,
    initialValues: { to: '' },
    transformValues: ({ to }) => ({ to: to.trim() || null }),
    validateOnBlur: false,
  });
  const send = receiver.onSubmit(async ({ to }) => {
    if (hasStored && !form.isDirty()) return test.mutateAsync({ to });
    if (!(await form.validate())) return;
    const { provider, config } = form.getValues();
    await test.mutateAsync({ to, setting: { provider: provider as MailProvider, config } });
  });
  return (
    <section className={rows.box} aria-labelledby="test-mail">
      <div className={rows.head}>
        <h2 id="test-mail">Try it out</h2>
      </div>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextInput
          {...receiver.getInputProps('to')}
          label="Send it to (optional)"
          description="Leave empty to use your own address. Nothing is saved."
          type="email"
          autoComplete="email"
        />
        <div className={styles.buttons}>
          <Button type="submit" pending={test.isPending}>
            Send a test mail
          </Button>
        </div>
        <div role="status">
          {test.isPending && <p className="muted small">The mail server is being asked…</p>}
          {test.data && !test.isPending && <Outcome {...test.data} />}
        </div>
      </form>
    </section>
  );
}

function useTestMail(form: EmailForm['form']) {
  const withToasts = useMutationToasts();
  const { email, mailSettings, setup } = trpc.useUtils();
  return trpc.mailSettings.test.useMutation(
    withToasts({
      failure: 'Failed to send the test mail',
      refresh: () =>
        Promise.all([
          email.summary.invalidate(),
          mailSettings.find.invalidate(),
          setup.state.invalidate(),
        ]),
      onError: (error) => form.setErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
}

function Outcome({ isSent, to, answer, explanation }: z.output<typeof testMailAnswerSchema>) {
  return (
    <Notice tone={isSent ? 'info' : 'danger'} icon={isSent ? 'check' : 'alert'}>
      <p>
        <b>{isSent ? `The test mail to ${to} was accepted.` : 'The test mail was not sent.'}</b>{' '}
        {isSent ? 'Check that mailbox, including its spam folder.' : explanation}
      </p>
      <p className={`small ${styles.words}`}>Response from the server: {answer}</p>
    </Notice>
  );
}
