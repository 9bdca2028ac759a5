import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { openSession, type Session, useSession } from './session.ts';

/** Opens the session for a page that needs one; `failed` if the pool's configuration could not be loaded. */
export function useOpenSession(): Session & { failed: boolean; tryAgain: () => void } {
  const session = useSession();
  const { data: config, isError, refetch } = trpc.identity.config.useQuery();
  const queries = useQueryClient();
  useEffect(() => {
    if (config) void openSession(config, () => clearUserQueries(queries));
  }, [config, queries]);
  return { ...session, failed: isError, tryAgain: () => void refetch() };
}

/** Query namespaces that do not depend on the user: the layout's data, and the configuration of the user pool. */
const FOR_EVERYBODY: readonly unknown[] = ['site', 'identity'];

function clearUserQueries(queries: QueryClient): void {
  const personal = {
    predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      !FOR_EVERYBODY.includes((path as readonly unknown[])[0]),
  };
  void queries.cancelQueries(personal);
  queries.removeQueries(personal);
}
