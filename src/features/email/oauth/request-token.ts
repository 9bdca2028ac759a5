import { z } from 'zod';
import { readRetryAfter } from '../../../platform/http-client/retry-after.ts';
import { MailFailure } from '../mail-failure.ts';

export type TokenRequest = { service: string; url: URL; form: Record<string, string> };

const MAX_ANSWER_LENGTH = 20_000;
const MAX_WORDS = 300;
/** For an answer that does not say how long the token is valid (RFC 6749 §5.1). */
const DEFAULT_SECONDS = 300;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(DEFAULT_SECONDS),
});

/** RFC 6749 §5.2. */
const refusalAnswer = z.object({
  error: z.string(),
  error_description: z.string().optional(),
});

/**
 * Requests an access token (RFC 6749). A service that cannot be reached is a temporary failure; a refusal is about the
 * settings: an unknown application, an expired secret or a withdrawn consent.
 */
export async function requestToken(
  { service, url, form }: TokenRequest,
  timeoutMs: number,
): Promise<{ token: string; expiresInSeconds: number }> {
  const { status, text, retryAfter } = await post({ service, url, form }, timeoutMs);
  const answer = tokenAnswer.safeParse(readJson(text));
  if (status === 200 && answer.success) {
    const { access_token: token, expires_in: expiresInSeconds } = answer.data;
    return { token, expiresInSeconds };
  }
  const words = `${service} does not give out an access token: ${status} ${wordsOf(text)}`;
  const isTemporary = status >= 500 || status === 429 || status === 408;
  throw new MailFailure(isTemporary ? 'temporary' : 'settings', words.slice(0, MAX_WORDS), {
    retryAfterSeconds: readRetryAfter(retryAfter) ?? undefined,
    isOutage: status >= 500,
  });
}

async function post({ service, url, form }: TokenRequest, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
      // Redirects could leak the secret to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await response.text()).slice(0, MAX_ANSWER_LENGTH);
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MailFailure(
      'temporary',
      `${service} does not answer the request for an access token: ${reason}`,
      { isOutage: true },
    );
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf(text: string): string {
  const { data } = refusalAnswer.safeParse(readJson(text));
  if (!data) return text.startsWith('<') ? '' : text;
  return [data.error, data.error_description].filter(Boolean).join(': ');
}
