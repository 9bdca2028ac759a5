import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Notice } from '../../admin/notice.tsx';
import { useForm } from '../../admin/use-form.ts';
import type { SignInStep } from '../../lib/auth/sign-in.ts';
import { trpc } from '../../lib/trpc.ts';
import {
  AuthForm,
  CodeField,
  LinkButton,
  NewPasswordFields,
  RecoveryCodeField,
  showSignInFailure,
} from './fields.tsx';
import { codeSchema, newPasswordSchema } from './schemas.ts';

const TotpSetupForm = lazy(async () => ({
  default: (await import('./totp-setup-form.tsx')).TotpSetupForm,
}));

const CODE_HINTS: Readonly<Record<string, string>> = {
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'From the mail that we have just sent.',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'From the text message that we have just sent.',
};

type Props = {
  onStep: (step: SignInStep) => void;
  /** Sends the response to the challenge, and returns the next step. */
  confirm: (response: string) => Promise<SignInStep>;
};

/** The form for a further sign-in step that the pool requires. */
export function ChallengeForm({
  step,
  username,
  ...props
}: Props & { step: SignInStep; username: string }) {
  const { signInStep } = step;
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return <TotpForm {...props} />;
  if (signInStep === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') {
    return (
      <Suspense fallback={null}>
        <TotpSetupForm details={step.totpSetupDetails} username={username} {...props} />
      </Suspense>
    );
  }
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
    return <NewPasswordForm {...props} />;
  }
  const hint = CODE_HINTS[signInStep];
  if (hint) return <CodeForm hint={hint} {...props} />;
  return (
    <Notice tone="warning" icon="alert" role="alert">
      <p>
        Your account needs a sign-in step that this page does not support ({signInStep}). Please ask
        the person who manages your accounts.
      </p>
    </Notice>
  );
}

const loadNewPassword = async () => newPasswordSchema;
const loadCode = async () => codeSchema;

function NewPasswordForm({ onStep, confirm }: Props) {
  const form = useForm({
    schema: loadNewPassword,
    initialValues: { password: '', confirmPassword: '' },
    mode: 'uncontrolled',
    onError: showSignInFailure,
  });
  const submit = form.onSubmit(async ({ password }) => onStep(await confirm(password)));
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Continue">
      <p>Your password was temporary. Please choose a new one.</p>
      <NewPasswordFields form={form} />
    </AuthForm>
  );
}

/** A code of the authenticator app; in the embedded pool, a recovery code instead. */
function TotpForm(props: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { data: config } = trpc.identity.config.useQuery();
  const isEmbedded = config?.userPoolEndpoint !== undefined;
  if (!isEmbedded) return <CodeForm hint={FROM_APP} {...props} />;
  return (
    <CodeForm
      key={String(isRecovery)}
      hint={isRecovery ? 'One of the codes that you saved when you set up the app.' : FROM_APP}
      isRecovery={isRecovery}
      {...props}
      below={
        <LinkButton onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </LinkButton>
      }
    />
  );
}

const FROM_APP = 'From your authenticator app.';

function CodeForm({
  hint,
  isRecovery = false,
  below,
  onStep,
  confirm,
}: Props & { hint: string; isRecovery?: boolean; below?: ReactNode }) {
  const form = useForm({
    schema: loadCode,
    initialValues: { code: '' },
    mode: 'uncontrolled',
    onError: showSignInFailure,
  });
  const submit = form.onSubmit(async ({ code }) => onStep(await confirm(code)));
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Continue" below={below}>
      {isRecovery ? (
        <RecoveryCodeField form={form} hint={hint} />
      ) : (
        <CodeField form={form} hint={hint} />
      )}
    </AuthForm>
  );
}
