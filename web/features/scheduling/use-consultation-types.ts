import { useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { describeOffice } from './describe-office.ts';

// Staff rarely change them, and saving invalidates the query.
const CACHED = { staleTime: 60_000 };

/**
 * The labels of consultation types and hosts (see `describeOffice`), and `query` for screens that need the complete
 * settings.
 */
export function useConsultationTypes() {
  const query = trpc.availability.settings.useQuery(undefined, CACHED);
  const { data } = query;
  return { query, ...useMemo(() => describeOffice(data), [data]) };
}
