import { STEP_UP_REASON } from '../../src/platform/auth/step-up/rules.ts';
import { authorization } from '../lib/access-token.ts';
import { requestStepUp } from '../lib/step-up.ts';
import { withCredentials } from '../lib/trpc.ts';

/**
 * Sends a call of the back office. If the server wants a recent sign-in for it, the user is asked to confirm that it is
 * them, and the call is repeated once. If they do not, the refusal is the answer.
 */
export async function fetchWithStepUp(
  input: RequestInfo | URL | string,
  init?: RequestInit,
): Promise<Response> {
  const response = await withCredentials(input, init);
  if (response.status !== 403 || !(await isStepUp(response.clone()))) return response;
  if (!(await requestStepUp())) return response;
  // The access token may have expired meanwhile.
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(await authorization())) headers.set(name, value);
  return withCredentials(input, { ...init, headers });
}

/** Reads the error of both transports. */
async function isStepUp(response: Response): Promise<boolean> {
  const body = await response.json().catch(() => undefined);
  return (body?.error?.data ?? body)?.reason === STEP_UP_REASON;
}
