import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { confirmSignUp, resendCode } from '../../lib/auth.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './forms.module.css';
import { confirmSchema } from './schemas.ts';
import { useSubmit } from './use-submit.ts';

const loadSchema = async () => confirmSchema;

export function ConfirmForm({
  username,
  onDone,
}: {
  username: string;
  onDone: (account: { username: string; signsIn: boolean }) => void;
}) {
  const form = useForm(loadSchema, { username, code: '' });
  const [isResending, setResending] = useState(false);
  const { isPending, submit } = useSubmit({
    read: form.submit,
    async send(values) {
      const { signsIn } = await confirmSignUp(values);
      showToast({
        tone: 'success',
        title: 'Email verified!',
        text: 'Your account is activated.',
      });
      onDone({ username: values.username, signsIn });
    },
    failure: {
      title: 'Verification Failed',
      text: () => 'Invalid verification code. Please try again.',
    },
  });

  const resend = async () => {
    if (isResending) return;
    setResending(true);
    try {
      await resendCode(form.values.username.trim());
      showToast({ tone: 'success', title: 'Code sent!', text: 'Check your e-mail.' });
    } catch {
      showToast({ tone: 'danger', title: 'Resend Failed', text: 'Failed to resend code.' });
    } finally {
      setResending(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField form={form} name="username" label="Username" autoComplete="username" />
      <TextField
        form={form}
        name="code"
        label="Verification code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Six digits, from the mail that we have just sent."
      />
      <Button variant="primary" size="lg" type="submit" pending={isPending}>
        Verify Email
      </Button>
      <button type="button" className={styles.link} onClick={() => void resend()}>
        Resend code
      </button>
    </form>
  );
}
