import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { EventSource } from 'eventsource';
import type { AppRouter } from '../../../src/app/app-router.ts';
import { authorization } from '../../lib/access-token.ts';
import { apiUrl } from '../../lib/api-url.ts';
import { withCredentials } from '../../lib/trpc.ts';

/** The topics that have changed; undefined if any may have, because announcements may have been missed. */
export type ChangedTopics = readonly string[] | undefined;

type OnChange = (topics: ChangedTopics) => void;

/** Of the lock and of the channel between tabs. */
const NAME = 'lawfront-live';
/** After a refusal. `EventSource` itself connects again three seconds after a connection is lost. */
const RECONNECT_AFTER_MS = 10_000;
/** Browsers that were refused together do not return together. */
const RECONNECT_JITTER_MS = 10_000;

/**
 * Follows what changes on the server. One tab of a browser holds the connection and tells the others, because HTTP/1.1
 * allows six connections to a server. Returns a function that ends it.
 */
export function followChanges(onChange: OnChange): () => void {
  const ending = new AbortController();
  const tabs = new BroadcastChannel(NAME);
  tabs.addEventListener('message', ({ data }) => onChange(data));
  const tellAll: OnChange = (topics) => {
    if (ending.signal.aborted) return;
    onChange(topics);
    tabs.postMessage(topics);
  };
  navigator.locks
    .request(NAME, { signal: ending.signal }, () => stayConnected(tellAll, ending.signal))
    // Aborted while another tab holds the connection.
    .catch(() => {});
  return () => {
    ending.abort();
    tabs.close();
  };
}

/** Connects again whenever the server refuses or ends the connection, until `signal`. */
async function stayConnected(tell: OnChange, signal: AbortSignal): Promise<void> {
  const client = createClient();
  let hasConnected = false;
  const connect = () =>
    new Promise<void>((resolve) => {
      const input = { sinceMs: Math.round(performance.now()) };
      const { unsubscribe } = client.live.changes.subscribe(input, {
        onStarted() {
          if (hasConnected) tell(undefined);
          hasConnected = true;
        },
        onData: tell,
        onError: () => resolve(),
        onComplete: () => resolve(),
      });
      signal.addEventListener('abort', () => {
        unsubscribe();
        resolve();
      });
    });
  while (!signal.aborted) {
    await connect();
    await pause(RECONNECT_AFTER_MS + Math.random() * RECONNECT_JITTER_MS, signal);
  }
}

/** With an implementation of `EventSource` that can send the token as a header; the browser's own cannot. */
const createClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      httpSubscriptionLink({
        url: apiUrl('/trpc'),
        EventSource,
        eventSourceOptions: {
          fetch: async (input, init) =>
            withCredentials(input, {
              ...init,
              headers: { ...init.headers, ...(await authorization()) },
            }),
        },
      }),
    ],
  });

/** Resolves after `ms`, or at once when `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
