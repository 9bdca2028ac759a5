import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { STEP_UP_MINUTES } from '../../../../src/platform/auth/step-up/rules.ts';
import { Dialog } from '../../../admin/dialog.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { canUsePasskeys } from '../../../lib/auth/passkey-messages.ts';
import type { SignInStep } from '../../../lib/auth/sign-in.ts';
import {
  confirmSignInAgain,
  signInAgain,
  signInAgainWithPasskey,
} from '../../../lib/auth/sign-in-again.ts';
import { dismissErrorToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ChallengeForm } from '../challenge-form.tsx';
import { AuthForm, errorToastHandler } from '../fields.tsx';
import { PasskeyButton } from '../passkey-button.tsx';
import { passwordSchema } from '../schemas.ts';
import { useSession } from '../session.ts';

const showFailure = errorToastHandler(
  'Not confirmed',
  ({ message }) => message || 'Failed to confirm that it is you',
);

const loadSchema = async () => passwordSchema;

/**
 * Step-up dialog: the signed-in user authenticates again with password and second factor, or with a passkey. `onAnswer`
 * is called with whether that succeeded; closing the dialog counts as no.
 */
export function StepUpDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const username = useSession().user?.username ?? '';
  const [step, setStep] = useState<SignInStep | null>(null);
  const { mutateAsync } = trpc.identity.confirmSession.useMutation();
  const onSignedIn = (accessToken: string) => mutateAsync({ accessToken });
  const onStep = (next: SignInStep) => {
    if (next.signInStep !== 'DONE') return setStep(next);
    dismissErrorToast();
    onAnswer(true);
  };
  return (
    <Dialog title="Confirm that it is you" size="sm" onClose={() => onAnswer(false)}>
      <p>
        Exports, keys and changes of access need a sign-in from the last {STEP_UP_MINUTES} minutes.
        You stay signed in, and nothing that you have typed is lost.
      </p>
      {step ? (
        <ChallengeForm
          step={step}
          username={username}
          onStep={onStep}
          confirm={(response) => confirmSignInAgain(response, onSignedIn)}
        />
      ) : (
        <ProofForm username={username} onStep={onStep} onSignedIn={onSignedIn} />
      )}
    </Dialog>
  );
}

function ProofForm({
  username,
  onStep,
  onSignedIn,
}: {
  username: string;
  onStep: (step: SignInStep) => void;
  onSignedIn: (accessToken: string) => Promise<unknown>;
}) {
  const form = useForm({
    schema: loadSchema,
    initialValues: { password: '' },
    mode: 'uncontrolled',
    onError: showFailure,
  });
  const submit = form.onSubmit(async ({ password }) =>
    onStep(await signInAgain(username, password, onSignedIn)),
  );
  const confirmByPasskey = async () => onStep(await signInAgainWithPasskey(username, onSignedIn));
  return (
    <AuthForm
      isPending={form.submitting}
      onSubmit={submit}
      label="Confirm"
      below={
        canUsePasskeys() && <PasskeyButton signIn={confirmByPasskey} onFailure={showFailure} />
      }
    >
      {/* Hidden username, so that password managers know to which account the password belongs. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={username} />
      <PasswordInput
        {...form.getInputProps('password')}
        required
        label={`Password of ${username}`}
        autoComplete="current-password"
      />
    </AuthForm>
  );
}
