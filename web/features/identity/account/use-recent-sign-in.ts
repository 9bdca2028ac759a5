import { trpc } from '../../../lib/trpc.ts';

/**
 * Returns a function that runs a change of the user's sign-in methods after the server has confirmed that their sign-in
 * is recent; otherwise a step-up is required first. For calls that go directly to the user pool, because Cognito does
 * not require a step-up.
 */
export function useRecentSignIn(): <T>(change: () => Promise<T>) => Promise<T> {
  const { mutateAsync } = trpc.identity.requireRecentSignIn.useMutation();
  return async (change) => {
    await mutateAsync();
    return change();
  };
}
