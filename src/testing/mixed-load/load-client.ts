import { bearer } from '../people.ts';

// As many addresses as are all known after the warm-up.
const CLIENTS = 2_000;
/** A network of its own is a client of its own, as `clientKey` counts. */
const networkOf = (place: number) => `2001:db8:${(place % CLIENTS).toString(16)}::1`;

// biome-ignore lint/suspicious/noExplicitAny: whoever asks says what is expected of a body
type Answer = { status: number; body: any };

export type LoadClient = {
  /** Asks from an address of its own; what is answered with none of these statuses is written down. */
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
  /** How often what was answered, by method, first parts of the path, and status. */
  answered: ReadonlyMap<string, number>;
  /** Does something to its end, or writes down why there was none. */
  attempt(work: Promise<void>): Promise<void>;
  /** What nobody has expected. */
  unexpected: readonly string[];
};

/** A refusal for now, or a batch with one in it. */
const isOverloaded = ({ status, headers }: Response) =>
  [207, 503].includes(status) && headers.has('retry-after');

/**
 * Asks a server that believes this machine where a request comes from. With `asksAgain`, one that
 * says when to come back is asked again instead of written down.
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
