import { readRetryAfter } from '../../../platform/http-client/retry-after.ts';
import { CalendarError } from './calendar-error.ts';

const TIMEOUT_MS = 8_000;
const MAX_RESPONSE_BYTES = 5_000_000;
const MAX_MESSAGE_LENGTH = 300;

type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: URL;
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

/** Client error statuses (4xx) that are temporary and worth a retry. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 423, 425, 429]);

// Google also uses 403 for rate limits: https://developers.google.com/calendar/api/guides/errors
const RATE_LIMIT_ERROR = /rateLimitExceeded|quotaExceeded/i;

/**
 * Calls a provider's API. Returns the parsed JSON, undefined for an empty body. Follows no redirects, so that the
 * token is not sent elsewhere. Throws a `CalendarError` with the provider's message.
 */
export async function callProvider<Answer = unknown>(
  provider: string,
  { method, url, token, json, form, headers }: Request,
): Promise<Answer> {
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json);
  let status: number;
  let answered: Headers;
  let text: string;
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    });
    ({ status, headers: answered } = response);
    text = await readLimited(response);
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw new CalendarError(
      isSlow ? `${provider} did not respond in time.` : `${provider} cannot be reached.`,
      { isTemporary: true },
    );
  }
  if (status >= 200 && status < 300) return parse(provider, text) as Answer;
  throw new CalendarError(`${provider} answered ${status}: ${errorMessageOf(text)}`, {
    isTemporary:
      status >= 500 || TEMPORARY.has(status) || (status === 403 && RATE_LIMIT_ERROR.test(text)),
    status,
    retryAfterSeconds: readRetryAfter(answered.get('retry-after')),
  });
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) throw new Error('The response is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(provider: string, text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new CalendarError(`${provider} returned a response that is not JSON.`, {
      isTemporary: true,
    });
  }
}

/** Extracts the message from a provider's error body; each provider has its own format. */
function errorMessageOf(text: string): string {
  return (messageIn(text) || 'no reason given').replace(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH);
}

function messageIn(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return /<\w/.test(text) ? '' : text;
  }
  const { error, error_description, message, title } = fieldsOf(body);
  const messages = [
    typeof error === 'string' ? error : fieldsOf(error).message,
    error_description,
    title,
    message,
  ];
  return messages.filter((message) => typeof message === 'string' && message !== '').join(': ');
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
