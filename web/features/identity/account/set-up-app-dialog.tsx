import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { beginAuthenticatorApp, turnOnAuthenticatorApp } from '../../../lib/auth/second-factor.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AuthForm, CodeField, errorToastHandler } from '../fields.tsx';
import { ScanSecret } from '../scan-secret.tsx';
import { codeSchema } from '../schemas.ts';
import { useSession } from '../session.ts';
import { useRecentSignIn } from './use-recent-sign-in.ts';

const loadCode = async () => codeSchema;

const showFailure = errorToastHandler(
  'Not turned on',
  ({ message }) => message || 'Failed to turn on the authenticator app',
);

/** Shows a new TOTP secret, and turns on the authenticator app with its first code. */
export function SetUpAppDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { user } = useSession();
  const setup = useQuery({
    queryKey: [['pool', 'beginAuthenticatorApp']],
    queryFn: () => beginAuthenticatorApp(firm.name, user?.username ?? ''),
    // Never cached: a new secret each time, which does not stay in memory.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Dialog title="Set up an authenticator app" size="sm" onClose={onClose}>
      <QueryState query={setup} what="The key">
        {({ secret, uri }) => (
          <>
            <ScanSecret secret={secret} uri={uri} />
            <FirstCodeForm onDone={onDone} />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

function FirstCodeForm({ onDone }: { onDone: () => void }) {
  const withRecentSignIn = useRecentSignIn();
  const form = useForm({ schema: loadCode, initialValues: { code: '' }, onError: showFailure });
  const submit = form.onSubmit(async ({ code }) => {
    await withRecentSignIn(() => turnOnAuthenticatorApp(code));
    showToast({ tone: 'success', title: 'Success', text: 'The authenticator app is on' });
    onDone();
  });
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Turn On">
      <CodeField form={form} hint="The code that the app shows now." />
    </AuthForm>
  );
}
