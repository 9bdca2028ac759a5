import { useForm } from '../../admin/use-form.ts';
import { confirmPasswordReset, requestPasswordReset } from '../../lib/auth/passwords.ts';
import { showToast } from '../../lib/toasts.ts';
import {
  AuthForm,
  CodeField,
  errorToastHandler,
  LinkButton,
  NewPasswordFields,
  UsernameField,
} from './fields.tsx';
import { forgottenSchema, resetSchema } from './schemas.ts';
import { showCodeToast } from './show-code-toast.ts';
import { NO_CODE, useSendsCodes } from './use-sends-codes.ts';

const loadForgotten = async () => forgottenSchema;
const loadReset = async () => resetSchema;

/** First step of a password reset: requests a code, sent by mail. */
export function ForgottenForm({
  username,
  onDone,
  onBack,
}: {
  username: string;
  onDone: (username: string) => void;
  onBack: () => void;
}) {
  const form = useForm({
    schema: loadForgotten,
    initialValues: { username },
    mode: 'uncontrolled',
    onError: errorToastHandler(
      'Reset Failed',
      ({ message }) => message || 'Failed to reset password',
    ),
  });
  const sendsCodes = useSendsCodes();
  const submit = form.onSubmit(async (values) => {
    await requestPasswordReset(values.username);
    // Otherwise the next form says that no code arrives.
    if (sendsCodes) showCodeToast(true);
    onDone(values.username);
  });
  return (
    <AuthForm
      isPending={form.submitting}
      onSubmit={submit}
      label="Send Code"
      below={<LinkButton onClick={onBack}>Back to sign in</LinkButton>}
    >
      <UsernameField
        form={form}
        hint={sendsCodes ? 'We mail a code to the address of this account.' : NO_CODE}
      />
    </AuthForm>
  );
}

/** Second step of a password reset: the code and a new password. */
export function ResetForm({
  username,
  onDone,
  onBack,
}: {
  username: string;
  onDone: (username: string) => void;
  onBack: () => void;
}) {
  const form = useForm({
    schema: loadReset,
    initialValues: { username, code: '', password: '', confirmPassword: '' },
    mode: 'uncontrolled',
    onError: errorToastHandler(
      'Reset Failed',
      ({ message }) => message || 'Failed to confirm password reset',
    ),
  });
  const sendsCodes = useSendsCodes();
  const submit = form.onSubmit(async ({ password: newPassword, ...values }) => {
    await confirmPasswordReset({ ...values, newPassword });
    showToast({
      tone: 'success',
      title: 'Password changed!',
      text: 'Sign in with your new password.',
    });
    onDone(values.username);
  });
  return (
    <AuthForm
      isPending={form.submitting}
      onSubmit={submit}
      label="Set New Password"
      below={<LinkButton onClick={onBack}>Back to sign in</LinkButton>}
    >
      <UsernameField form={form} />
      <CodeField form={form} {...(!sendsCodes && { hint: NO_CODE })} />
      <NewPasswordFields form={form} />
    </AuthForm>
  );
}
