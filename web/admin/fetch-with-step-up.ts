import { STEP_UP_REASON } from '../../src/platform/auth/step-up/rules.ts';
import { authorization } from '../lib/access-token.ts';
import { requestStepUp } from '../lib/step-up.ts';
import { withCredentials } from '../lib/trpc.ts';

/**
 * Sends a request of the back office. If the server requires a step-up (a recent sign-in), the user is asked to
 * authenticate again and the request is retried once. If they decline, the error response is returned.
 */
export async function fetchWithStepUp(
  input: RequestInfo | URL | string,
  init?: RequestInit,
): Promise<Response> {
  const response = await withCredentials(input, init);
  if (response.status !== 403 || !(await isStepUp(response.clone()))) return response;
  if (!(await requestStepUp())) return response;
  // The access token may have expired in the meantime, so the header is set again.
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(await authorization())) headers.set(name, value);
  return withCredentials(input, { ...init, headers });
}

/** Reads the error format of both APIs, tRPC and REST. */
async function isStepUp(response: Response): Promise<boolean> {
  const body = await response.json().catch(() => undefined);
  return (body?.error?.data ?? body)?.reason === STEP_UP_REASON;
}
