import { TextInput } from '@mantine/core';
import { useForm } from '../../admin/use-form.ts';
import { AuthFailure } from '../../lib/auth/pool-call.ts';
import { signUp } from '../../lib/auth/sign-up.ts';
import { showToast } from '../../lib/toasts.ts';
import { AuthForm, errorToastHandler, NewPasswordFields, UsernameField } from './fields.tsx';
import { signUpSchema } from './schemas.ts';
import { NO_CODE, useSendsCodes } from './use-sends-codes.ts';

const loadSchema = async () => signUpSchema;

const BLANK = { username: '', email: '', password: '', confirmPassword: '' };

export function SignUpForm({
  invitation,
  onDone,
}: {
  /** From the link of an invitation. */
  invitation: string | undefined;
  onDone: (account: { username: string; needsCode: boolean }) => void;
}) {
  const form = useForm({
    schema: loadSchema,
    initialValues: BLANK,
    mode: 'uncontrolled',
    onError: errorToastHandler('Sign Up Failed', (error) =>
      error instanceof AuthFailure && error.message
        ? error.message
        : 'Failed to create account. Please try again.',
    ),
  });
  const codeNews = useSendsCodes() ? 'Check your e-mail for the verification code.' : NO_CODE;
  const submit = form.onSubmit(async ({ username, email, password }) => {
    const { needsCode } = await signUp({
      ...{ username, password, invitation },
      userAttributes: { email },
    });
    showToast({
      tone: 'success',
      title: 'Account created!',
      text: needsCode ? codeNews : 'You can sign in now.',
    });
    onDone({ username, needsCode });
  });
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Sign Up">
      <UsernameField form={form} />
      <TextInput
        {...form.getInputProps('email')}
        required
        label="Email"
        type="email"
        autoComplete="email"
      />
      <NewPasswordFields form={form} label="Password" />
    </AuthForm>
  );
}
