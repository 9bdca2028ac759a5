import { TRPCClientError } from '@trpc/client';
import { authorization } from '../lib/access-token.ts';
import { apiUrl } from '../lib/api-url.ts';
import { fetchWithStepUp } from './fetch-with-step-up.ts';

/**
 * All rows that match `filter` as a CSV file, from the documented endpoint, which streams its response. Throws the same
 * errors as the other calls, for `apiErrorOf`.
 */
export async function downloadCsv(path: string, filter: object): Promise<Blob> {
  const response = await fetchWithStepUp(apiUrl(path), {
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
