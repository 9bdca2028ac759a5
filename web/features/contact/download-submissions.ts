import { TRPCClientError } from '@trpc/client';
import { authorization } from '../../lib/access-token.ts';
import type { SubmissionSearch } from './submission-search.ts';

export type ExportFilter = Pick<SubmissionSearch, 'q' | 'status' | 'practiceArea'>;

/**
 * All messages that are filtered as a CSV file. By the documented call, whose answer comes in parts. Throws what
 * the other calls throw: `apiErrorOf` knows what the server said.
 */
export async function downloadSubmissions(filter: ExportFilter): Promise<Blob> {
  const response = await fetch('/api/admin/contact-submissions/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await authorization()) },
    body: JSON.stringify(filter),
  });
  if (response.ok) return response.blob();
  const refusal = await response.json();
  throw TRPCClientError.from({
    error: {
      message: refusal.message,
      code: -32603,
      data: { ...refusal, httpStatus: response.status },
    },
  });
}
