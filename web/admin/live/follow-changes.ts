import { EventSource } from 'eventsource';
import { authorization } from '../../lib/access-token.ts';
import { apiUrl } from '../../lib/api-url.ts';
import { withCredentials } from '../../lib/trpc.ts';

type OnChange = (topics: readonly string[]) => void;

/** The name of the Web Lock and of the BroadcastChannel between tabs. */
const NAME = 'lawfront-live';
/** Without an event for this long, the connection counts as dead. The server sends a ping every 15 seconds. */
const SILENT_AFTER_MS = 40_000;
/**
 * Delay after the server has rejected the connection. After a lost connection, `EventSource` itself reconnects after
 * three seconds.
 */
const RECONNECT_AFTER_MS = 10_000;
/** Jitter, so that browsers that were rejected at the same time do not reconnect at the same time. */
const RECONNECT_JITTER_MS = 10_000;
/** A margin: the server announces a change up to a quarter of a second after it happened. */
const ANNOUNCED_WITHIN_MS = 1_000;

/**
 * Subscribes to changes on the server. One tab per browser holds the connection and notifies the others, because
 * browsers open at most six HTTP/1.1 connections to a server. Returns a function that unsubscribes.
 */
export function followChanges(onChange: OnChange): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Starts at page load, because everything that the page shows has been fetched since then.
  let heardMs = 0;
  const onHeard = () => {
    heardMs = performance.now();
  };
  const tabs = new BroadcastChannel(NAME);
  tabs.addEventListener('message', ({ data }) => {
    onHeard();
    onChange(data);
  });
  const connection = {
    sinceMs: () => Math.round(performance.now() - heardMs + ANNOUNCED_WITHIN_MS),
    onHeard,
    onTopics(topics: readonly string[]) {
      if (signal.aborted) return;
      onChange(topics);
      tabs.postMessage(topics);
    },
  };
  void stayConnected(connection, signal);
  return () => {
    ending.abort();
    tabs.close();
  };
}

type Connection = {
  /** Milliseconds since the last event, with a margin. On connecting, the server first sends the changes since then. */
  sinceMs: () => number;
  onHeard: () => void;
  onTopics: OnChange;
};

/** Connects whenever no other tab is connected, until `signal` is aborted. */
async function stayConnected(connection: Connection, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await navigator.locks
      .request(NAME, { signal }, () => readChanges(connection, signal))
      // Aborted while waiting for the lock, or the browser has revoked the lock.
      .catch(() => {});
    // Waits without holding the lock, because the server may accept the session of another tab.
    await pause(RECONNECT_AFTER_MS + Math.random() * RECONNECT_JITTER_MS, signal);
  }
}

/**
 * Reads the events of the subscription `live.changes`. Resolves when the server rejects the subscription or stops
 * sending pings. Does not use tRPC's subscription link: that would be bundled with the links of the public pages, whose
 * script budget is exhausted.
 */
function readChanges(
  { sinceMs, onHeard, onTopics }: Connection,
  signal: AbortSignal,
): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const settled = new AbortController();
  const source = new EventSource(apiUrl('/trpc/live.changes'), {
    // Also called on each automatic reconnect.
    fetch: async (address, init) =>
      withCredentials(`${address}?input=${encodeURIComponent(`{"sinceMs":${sinceMs()}}`)}`, {
        ...init,
        headers: { ...init.headers, ...(await authorization()) },
      }),
  });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENT_AFTER_MS);
  };
  listen();
  // Not the `open` event: a rejected connection is opened, too, and only then sends its error.
  source.addEventListener('connected', listen);
  source.addEventListener('ping', () => {
    listen();
    onHeard();
  });
  source.addEventListener('message', ({ data }) => {
    listen();
    onHeard();
    onTopics(JSON.parse(data));
  });
  source.addEventListener('serialized-error', () => end());
  source.addEventListener('error', () => {
    if (source.readyState === source.CLOSED) end();
  });
  signal.addEventListener('abort', () => end(), { signal: settled.signal });
  return ended.finally(() => {
    clearTimeout(silence);
    settled.abort();
    source.close();
  });
}

/** Resolves after `ms`, or at once when `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
