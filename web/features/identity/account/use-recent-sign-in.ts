import { trpc } from '../../../lib/trpc.ts';

/**
 * Returns a function that runs a change of how the user signs in, once the server agrees that their sign-in is recent: if
 * it does not, they are asked to confirm that it is them. For calls that go to the user pool: Cognito would not ask.
 */
export function useRecentSignIn(): <T>(change: () => Promise<T>) => Promise<T> {
  const { mutateAsync } = trpc.identity.requireRecentSignIn.useMutation();
  return async (change) => {
    await mutateAsync();
    return change();
  };
}
