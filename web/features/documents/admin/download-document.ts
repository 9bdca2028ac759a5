import { TRPCClientError } from '@trpc/client';
import { fetchWithStepUp } from '../../../admin/fetch-with-step-up.ts';
import { authorization } from '../../../lib/access-token.ts';
import { apiUrl } from '../../../lib/api-url.ts';

/** A document from the documented endpoint, which streams it. Throws the same errors as the other calls, for `apiErrorOf`. */
export async function downloadDocument(id: string): Promise<Blob> {
  const response = await fetchWithStepUp(apiUrl(`/api/admin/documents/${id}/file`), {
    method: 'POST',
    headers: await authorization(),
  });
  // The type is left out, so that no browser opens the file instead of saving it.
  if (response.ok) return new Blob([await response.blob()]);
  const refusal = await response.json();
  throw TRPCClientError.from({
    error: {
      message: refusal.message,
      code: -32603,
      data: { ...refusal, httpStatus: response.status },
    },
  });
}
