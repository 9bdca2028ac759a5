import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';

const REFUSALS: readonly unknown[] = ['UNAUTHORIZED', 'FORBIDDEN'];

/**
 * Refetches the current user when a call fails with UNAUTHORIZED or FORBIDDEN, because access may have been revoked.
 */
export function useRecheckOnRefusal(): void {
  const queries = useQueryClient();
  const { staff } = trpc.useUtils();
  useEffect(() => {
    const judge = (error: unknown) => {
      if (REFUSALS.includes(apiErrorOf(error)?.code)) void staff.me.invalidate();
    };
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        const isOwn = (event.query.queryKey[0] as readonly unknown[])[1] === 'me';
        if (event.type === 'updated' && event.action.type === 'error' && !isOwn) {
          judge(event.action.error);
        }
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, staff]);
}
