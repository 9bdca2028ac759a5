import { confirmPasswordReset, requestPasswordReset } from '../../lib/auth.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import { AuthForm, CodeField, LinkButton, NewPasswordFields, UsernameField } from './fields.tsx';
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
  const sending = useSubmit({
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
    <AuthForm
      sending={sending}
      label="Send Code"
      below={<LinkButton onClick={onBack}>Back to sign in</LinkButton>}
    >
      <UsernameField form={form} hint="We mail a code to the address of this account." />
    </AuthForm>
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
  const sending = useSubmit({
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
    <AuthForm
      sending={sending}
      label="Set New Password"
      below={<LinkButton onClick={onBack}>Back to sign in</LinkButton>}
    >
      <UsernameField form={form} />
      <CodeField form={form} />
      <NewPasswordFields form={form} />
    </AuthForm>
  );
}
