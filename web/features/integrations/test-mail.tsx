import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import type { MailProvider } from '../../../src/features/email/settings/rules.ts';
import type { testMailAnswerSchema } from '../../../src/features/email/settings/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import rows from '../../ui/rows.module.css';
import styles from './integrations-page.module.css';
import type { EmailForm } from './use-email-form.ts';

/** Tries out the settings as they are typed, or the stored ones while nothing is typed. */
export function TestMail({ form, hasStored }: { form: EmailForm['form']; hasStored: boolean }) {
  const [to, setTo] = useState('');
  const test = useTestMail(form);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const receiver = to.trim() || null;
    if (hasStored && !form.isDirty) return test.mutate({ to: receiver });
    if (!(await form.check())) return;
    const { provider, config } = form.values;
    test.mutate({ to: receiver, setting: { provider: provider as MailProvider, config } });
  };
  return (
    <section className={rows.box} aria-labelledby="test-mail">
      <div className={rows.head}>
        <h2 id="test-mail">Try it out</h2>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <Field
          label="Send it to"
          optional
          hint="Left empty, it goes to your own address. Nothing is saved by it."
          error={apiErrorOf(test.error)?.fieldErrors?.to?.join('. ')}
        >
          {(props) => (
            <input
              {...props}
              type="email"
              autoComplete="email"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
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
  const told = useMutationToasts();
  const { email } = trpc.useUtils();
  return trpc.mailSettings.test.useMutation(
    told({
      failure: 'Failed to send the test mail',
      refresh: () => email.summary.invalidate(),
      onError: form.showRefusal,
    }),
  );
}

function Outcome({ isSent, to, answer, explanation }: z.output<typeof testMailAnswerSchema>) {
  return (
    <Notice tone={isSent ? 'info' : 'danger'} icon={isSent ? 'check' : 'alert'}>
      <p>
        <b>{isSent ? `The test mail to ${to} was taken.` : 'The test mail was not sent.'}</b>{' '}
        {isSent ? 'Look into that mailbox, and among its spam.' : explanation}
      </p>
      <p className={`small ${styles.words}`}>The server’s words: {answer}</p>
    </Notice>
  );
}
