import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { openSession, type Session, useSession } from './session.ts';

/** The session of a page behind the door; `failed` while the server does not say which pool to use. */
export function useOpenSession(): Session & { failed: boolean; tryAgain: () => void } {
  const session = useSession();
  const { data: config, isError, refetch } = trpc.identity.config.useQuery();
  useEffect(() => {
    if (config) void openSession(config);
  }, [config]);
  return { ...session, failed: isError, tryAgain: () => void refetch() };
}
