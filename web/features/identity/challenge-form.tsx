import { Notice } from '../../admin/notice.tsx';
import { useForm } from '../../admin/use-form.ts';
import { confirmSignIn, type SignInStep } from '../../lib/auth/sign-in.ts';
import { AuthForm, CodeField, NewPasswordFields, showSignInFailure } from './fields.tsx';
import { codeSchema, newPasswordSchema } from './schemas.ts';
import { whileSigningIn } from './session.ts';

const CODE_HINTS: Readonly<Record<string, string>> = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'From your authenticator app.',
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'From the mail that we have just sent.',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'From the text message that we have just sent.',
};

type Props = { onStep: (step: SignInStep) => void };

/** The form for a further sign-in step that the pool requires. */
export function ChallengeForm({ step, onStep }: Props & { step: SignInStep['signInStep'] }) {
  if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
    return <NewPasswordForm onStep={onStep} />;
  }
  const hint = CODE_HINTS[step];
  if (hint) return <CodeForm hint={hint} onStep={onStep} />;
  return (
    <Notice tone="warning" icon="alert" role="alert">
      <p>
        Your account asks for a step that this page does not know ({step}). Please ask whoever runs
        your accounts.
      </p>
    </Notice>
  );
}

const loadNewPassword = async () => newPasswordSchema;
const loadCode = async () => codeSchema;

function NewPasswordForm({ onStep }: Props) {
  const form = useForm({
    schema: loadNewPassword,
    initialValues: { password: '', confirmPassword: '' },
    mode: 'uncontrolled',
    onError: showSignInFailure,
  });
  const submit = form.onSubmit(async ({ password }) =>
    onStep(await whileSigningIn(() => confirmSignIn(password))),
  );
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Continue">
      <p>Your password was a temporary one. Please choose your own.</p>
      <NewPasswordFields form={form} />
    </AuthForm>
  );
}

function CodeForm({ hint, onStep }: Props & { hint: string }) {
  const form = useForm({
    schema: loadCode,
    initialValues: { code: '' },
    mode: 'uncontrolled',
    onError: showSignInFailure,
  });
  const submit = form.onSubmit(async ({ code }) =>
    onStep(await whileSigningIn(() => confirmSignIn(code))),
  );
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Continue">
      <CodeField form={form} hint={hint} />
    </AuthForm>
  );
}
