import { readRetryAfter } from '../../../platform/http-client/retry-after.ts';
import { CalendarError } from './calendar-error.ts';

/** Requests a URL that staff entered, with an SSRF guard. Does not reject for any HTTP status. */
export type ProviderFetch = (
  url: string,
  request?: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    maxBytes?: number;
    timeoutMs?: number;
  },
) => Promise<{ status: number; headers: { get(name: string): string | null }; body: Buffer }>;

/** Problems with the URL itself, which a retry cannot fix. */
const PERMANENT: ReadonlySet<unknown> = new Set(['bad_address', 'address_not_allowed']);

const MAX_MESSAGE_LENGTH = 200;

/** Sends a request and returns the body of a 2xx response. Throws a `CalendarError` with a message for staff. */
export async function requestOk(
  ask: ProviderFetch,
  what: string,
  url: string,
  request: Parameters<ProviderFetch>[1],
): Promise<Buffer> {
  const answer = await ask(url, request).catch((error: unknown) => {
    throw new CalendarError(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
      isTemporary: !(error instanceof Error && 'problem' in error && PERMANENT.has(error.problem)),
    });
  });
  const { status, headers, body } = answer;
  if (status >= 200 && status < 300) return body;
  const words = body
    .toString('utf8', 0, 2_000)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
  const said = words !== '' && !words.startsWith('<') ? `: ${words}` : '';
  throw new CalendarError(`${what} answered ${status}${said}`, {
    isTemporary: status >= 500 || status === 408 || status === 425 || status === 429,
    status,
    retryAfterSeconds: readRetryAfter(headers.get('retry-after')),
  });
}
