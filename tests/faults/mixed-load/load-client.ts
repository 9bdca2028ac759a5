import type { JsonBody } from '../../../src/testing/json-body.ts';
import { bearer } from '../../../src/testing/people.ts';

// Small enough that all addresses have been seen by the end of the warm-up.
const CLIENTS = 2_000;
/** Each network counts as a separate client, as in `clientKey`. */
const networkOf = (place: number) => `2001:db8:${(place % CLIENTS).toString(16)}::1`;

type Answer = { status: number; body: JsonBody };

export type LoadClient = {
  /** Sends a request from its own client address; a response whose status is not in `may` is recorded as unexpected. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: {
      body?: unknown;
      token?: string;
      may?: readonly number[];
      encoding?: string | undefined;
    },
  ): Promise<Answer>;
  /** Number of responses by method, path pattern and status. */
  answered: ReadonlyMap<string, number>;
  /** Awaits the work, or records its error. */
  attempt(work: Promise<void>): Promise<void>;
  /** Recorded unexpected responses and errors. */
  unexpected: readonly string[];
};

/** Whether the server is overloaded: an error with Retry-After, or a batch that contains one. */
const isOverloaded = ({ status, headers }: Response) =>
  [207, 503].includes(status) && headers.has('retry-after');

/**
 * Sends requests to a server that trusts this machine as a proxy. With `asksAgain`, an error with Retry-After is
 * retried instead of recorded.
 */
export function loadClient(url: string, { asksAgain = false } = {}): LoadClient {
  const answered = new Map<string, number>();
  const unexpected: string[] = [];
  let asked = 0;
  const client: LoadClient = {
    answered,
    unexpected,
    attempt: (work) => work.catch((error: unknown) => void unexpected.push(String(error))),
    async ask(method, path, options = {}) {
      const { body, token, may = [200], encoding } = options;
      asked += 1;
      const response = await fetch(url + path, {
        method,
        headers: {
          'x-forwarded-for': networkOf(asked),
          ...(token && bearer(token)),
          ...(encoding && { 'accept-encoding': encoding }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const { status } = response;
      count(answered, `${method} ${kindOf(path)} ${status}`);
      if (asksAgain && isOverloaded(response)) return client.ask(method, path, options);
      if (!may.includes(status))
        unexpected.push(`${method} ${path} ${status} ${text.slice(0, 300)}`);
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status, body: isJson ? JSON.parse(text) : text };
    },
  };
  return client;
}

const kindOf = (path: string) =>
  /^\/(api|trpc)\//.test(path)
    ? path.replace(/\?.*$/, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    : 'page';

const count = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);
