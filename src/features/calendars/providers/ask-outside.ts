import { readRetryAfter } from '../../../platform/http-client/retry-after.ts';
import { CalendarError } from './calendar-error.ts';

/** How addresses that staff have typed are asked: never inside the firm's own network. Every status is an answer. */
export type AskOutside = (
  url: string,
  request?: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    maxBytes?: number;
    timeoutMs?: number;
  },
) => Promise<{ status: number; headers: { get(name: string): string | null }; body: Buffer }>;

/** What no later attempt mends: the address itself is at fault. */
const PERMANENT: ReadonlySet<unknown> = new Set(['bad_address', 'address_not_allowed']);

const MAX_WORDS = 200;

/** Asks, and answers the body of a good answer. Throws a `CalendarError` in words for staff. */
export async function askForGood(
  ask: AskOutside,
  what: string,
  url: string,
  request: Parameters<AskOutside>[1],
): Promise<Buffer> {
  const answer = await ask(url, request).catch((error: unknown) => {
    throw new CalendarError(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
      isTemporary: !(error instanceof Error && 'problem' in error && PERMANENT.has(error.problem)),
    });
  });
  const { status, headers, body } = answer;
  if (status >= 200 && status < 300) return body;
  const words = body.toString('utf8', 0, 2_000).replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS);
  const said = words !== '' && !words.startsWith('<') ? `: ${words}` : '';
  throw new CalendarError(`${what} answered ${status}${said}`, {
    isTemporary: status >= 500 || status === 408 || status === 425 || status === 429,
    status,
    retryAfterSeconds: readRetryAfter(headers.get('retry-after')),
  });
}
