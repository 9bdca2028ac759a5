import { useState } from 'react';
import { useForm } from '../../admin/use-form.ts';
import { confirmSignUp, resendCode } from '../../lib/auth/sign-up.ts';
import { showToast } from '../../lib/toasts.ts';
import { AuthForm, CodeField, errorToastHandler, LinkButton, UsernameField } from './fields.tsx';
import { confirmSchema } from './schemas.ts';
import { showCodeToast } from './show-code-toast.ts';
import { NO_CODE, useSendsCodes } from './use-sends-codes.ts';

const loadSchema = async () => confirmSchema;

export function ConfirmForm({
  username,
  hasNewCode,
  onDone,
}: {
  username: string;
  /** Whether a code has just been requested. */
  hasNewCode: boolean;
  onDone: (account: { username: string; signsIn: boolean }) => void;
}) {
  const form = useForm({
    schema: loadSchema,
    initialValues: { username, code: '' },
    mode: 'uncontrolled',
    onError: errorToastHandler(
      'Verification Failed',
      () => 'Invalid verification code. Please try again.',
    ),
  });
  const sendsCodes = useSendsCodes();
  const [isResending, setResending] = useState(false);
  const [isResent, setResent] = useState(false);
  const submit = form.onSubmit(async (values) => {
    const { signsIn } = await confirmSignUp(values);
    showToast({
      tone: 'success',
      title: 'Email verified!',
      text: 'Your account is activated.',
    });
    onDone({ username: values.username, signsIn });
  });

  const resend = async () => {
    if (isResending) return;
    setResending(true);
    try {
      await resendCode(form.values.username.trim());
      setResent(true);
      showCodeToast(sendsCodes);
    } catch {
      showToast({ tone: 'danger', title: 'Resend Failed', text: 'Failed to resend code.' });
    } finally {
      setResending(false);
    }
  };
  return (
    <AuthForm
      isPending={form.submitting}
      onSubmit={submit}
      label="Verify Email"
      below={<LinkButton onClick={() => void resend()}>Resend code</LinkButton>}
    >
      <UsernameField form={form} />
      <CodeField form={form} hint={hintOf(sendsCodes, hasNewCode || isResent)} />
    </AuthForm>
  );
}

function hintOf(sendsCodes: boolean, isNew: boolean): string {
  if (!sendsCodes) return NO_CODE;
  return isNew
    ? 'Six digits, from the mail that we have just sent.'
    : 'Six digits, from the mail that you got after you signed up. If you cannot find it, press “Resend code”.';
}
