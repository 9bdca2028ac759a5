import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { openSession, type Session, useSession } from './session.ts';

/** The session of a page behind the door; `failed` while the server does not say which pool to use. */
export function useOpenSession(): Session & { failed: boolean; tryAgain: () => void } {
  const session = useSession();
  const { data: config, isError, refetch } = trpc.identity.config.useQuery();
  const queries = useQueryClient();
  useEffect(() => {
    if (config) void openSession(config, () => forgetAnswers(queries));
  }, [config, queries]);
  return { ...session, failed: isError, tryAgain: () => void refetch() };
}

/** What anybody may know: around every page, and which pool to use. */
const FOR_EVERYBODY: readonly unknown[] = ['site', 'identity'];

function forgetAnswers(queries: QueryClient): void {
  const personal = {
    predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      !FOR_EVERYBODY.includes((path as readonly unknown[])[0]),
  };
  void queries.cancelQueries(personal);
  queries.removeQueries(personal);
}
