import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { confirmPasswordReset, requestPasswordReset } from '../../lib/auth.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './forms.module.css';
import { forgottenSchema, resetSchema } from './schemas.ts';
import { useSubmit } from './use-submit.ts';

const loadForgotten = async () => forgottenSchema;
const loadReset = async () => resetSchema;

const NEWS = { tone: 'success', title: 'Code sent!', text: 'Check your e-mail.' } as const;

/** First half of a forgotten password: asks for a code by mail. */
export function ForgottenForm({
  username,
  onDone,
  onBack,
}: {
  username: string;
  onDone: (username: string) => void;
  onBack: () => void;
}) {
  const form = useForm(loadForgotten, { username });
  const { isPending, submit } = useSubmit({
    read: form.submit,
    async send(values) {
      await requestPasswordReset(values.username);
      showToast(NEWS);
      onDone(values.username);
    },
    failure: {
      title: 'Reset Failed',
      text: ({ message }) => message || 'Failed to reset password',
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        form={form}
        name="username"
        label="Username"
        autoComplete="username"
        hint="We mail a code to the address of this account."
      />
      <Button variant="primary" size="lg" type="submit" pending={isPending}>
        Send Code
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        Back to sign in
      </button>
    </form>
  );
}

/** Second half: the code, and a new password. */
export function ResetForm({
  username,
  onDone,
  onBack,
}: {
  username: string;
  onDone: (username: string) => void;
  onBack: () => void;
}) {
  const form = useForm(loadReset, { username, code: '', password: '', confirmPassword: '' });
  const { isPending, submit } = useSubmit({
    read: form.submit,
    async send({ password: newPassword, ...values }) {
      await confirmPasswordReset({ ...values, newPassword });
      showToast({
        tone: 'success',
        title: 'Password changed!',
        text: 'Sign in with your new password.',
      });
      onDone(values.username);
    },
    failure: {
      title: 'Reset Failed',
      text: ({ message }) => message || 'Failed to confirm password reset',
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField form={form} name="username" label="Username" autoComplete="username" />
      <TextField
        form={form}
        name="code"
        label="Verification code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <TextField
        form={form}
        name="password"
        label="New Password"
        type="password"
        autoComplete="new-password"
      />
      <TextField
        form={form}
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
      <Button variant="primary" size="lg" type="submit" pending={isPending}>
        Set New Password
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        Back to sign in
      </button>
    </form>
  );
}
