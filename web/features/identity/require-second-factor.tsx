import { Switch } from '../../admin/switch.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** Whether the firm requires a second factor of everybody; not shown with Cognito, which decides it there. */
export function RequireSecondFactor() {
  const { identity } = trpc.useUtils();
  const { data } = trpc.identity.signInOptions.useQuery();
  const toasts = useMutationToasts();
  const save = trpc.identity.requireSecondFactor.useMutation(
    toasts({
      success: 'Saved',
      failure: 'Failed to save the setting',
      refresh: () => identity.signInOptions.invalidate(),
    }),
  );
  if (!data) return null;
  return (
    <Switch
      label="Require a second factor"
      hint="Whoever signs in with a password also needs a code of an authenticator app, and sets one up at the next sign-in. A passkey is enough alone."
      checked={data.requiresSecondFactor}
      pending={save.isPending}
      onChange={(requiresSecondFactor) => save.mutate({ requiresSecondFactor })}
    />
  );
}
