import { Checkbox, Group, PasswordInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useForm } from '../../admin/use-form.ts';
import { canUsePasskeys } from '../../lib/auth/passkey-messages.ts';
import { type SignInStep, signIn, signInWithPasskey } from '../../lib/auth/sign-in.ts';
import { AuthForm, LinkButton, showSignInFailure, UsernameField } from './fields.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { signInSchema } from './schemas.ts';
import { whileSigningIn } from './session.ts';

const loadSchema = async () => signInSchema;

export function SignInForm({
  username,
  onStep,
  onForgotten,
}: {
  username: string;
  /** Called with the next step; `DONE` if there is none. */
  onStep: (step: SignInStep, username: string) => void;
  onForgotten: (username: string) => void;
}) {
  const form = useForm({
    schema: loadSchema,
    initialValues: { username, password: '' },
    mode: 'uncontrolled',
    onError: showSignInFailure,
  });
  const [keep, setKeep] = useState(false);
  const submit = form.onSubmit(async (values) =>
    onStep(await whileSigningIn(() => signIn({ ...values, keep })), values.username),
  );
  // State set in an effect, because this is only known in the browser and the page is first rendered on the server.
  const [hasPasskeys, setHasPasskeys] = useState(false);
  useEffect(() => setHasPasskeys(canUsePasskeys()), []);
  const signInByPasskey = async () => {
    const { username } = form.getValues();
    if (!username.trim()) return form.setFieldError('username', 'Username is required');
    onStep(await whileSigningIn(() => signInWithPasskey({ username, keep })), username);
  };
  return (
    <AuthForm
      isPending={form.submitting}
      onSubmit={submit}
      label="Sign In"
      below={
        hasPasskeys && <PasskeyButton signIn={signInByPasskey} onFailure={showSignInFailure} />
      }
    >
      <UsernameField form={form} />
      <PasswordInput
        {...form.getInputProps('password')}
        required
        label="Password"
        autoComplete="current-password"
      />
      <Group gap="0.5rem 1.5rem" justify="space-between">
        <Checkbox
          label="Keep me signed in"
          checked={keep}
          onChange={(event) => setKeep(event.target.checked)}
        />
        <LinkButton onClick={() => onForgotten(form.values.username)}>Forgot password?</LinkButton>
      </Group>
    </AuthForm>
  );
}
