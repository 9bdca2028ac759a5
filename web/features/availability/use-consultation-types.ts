import { useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { describeOffice } from './describe-office.ts';

// Staff rarely change them; what they save invalidates the query.
const CACHED = { staleTime: 60_000 };

/** The consultation types and hosts as staff have set them up, in words; `query` for screens that need all of them. */
export function useConsultationTypes() {
  const query = trpc.availability.settings.useQuery(undefined, CACHED);
  const { data } = query;
  return { query, ...useMemo(() => describeOffice(data), [data]) };
}
