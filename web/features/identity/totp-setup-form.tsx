import { useForm } from '../../admin/use-form.ts';
import type { SignInStep } from '../../lib/auth/sign-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { AuthForm, CodeField, showSignInFailure } from './fields.tsx';
import { ScanSecret } from './scan-secret.tsx';
import { codeSchema } from './schemas.ts';

type Details = Extract<
  SignInStep,
  { signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP' }
>['totpSetupDetails'];

const loadCode = async () => codeSchema;

/** Sets up an authenticator app during a sign-in, because the firm requires a second factor. */
export function TotpSetupForm({
  details,
  username,
  onStep,
  confirm,
}: {
  details: Details;
  username: string;
  onStep: (step: SignInStep) => void;
  confirm: (response: string) => Promise<SignInStep>;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const form = useForm({
    schema: loadCode,
    initialValues: { code: '' },
    mode: 'uncontrolled',
    onError: showSignInFailure,
  });
  const submit = form.onSubmit(async ({ code }) => onStep(await confirm(code.replace(/\s/g, ''))));
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Continue">
      <p>
        The firm requires a code from an authenticator app as well as the password. Please set one
        up now.
      </p>
      <ScanSecret
        secret={details.sharedSecret}
        uri={details.getSetupUri(firm.name, username).href}
      />
      <CodeField form={form} hint="The code that the app shows now." />
    </AuthForm>
  );
}
