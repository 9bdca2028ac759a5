import { EventSource } from 'eventsource';
import { authorization } from '../../lib/access-token.ts';
import { apiUrl } from '../../lib/api-url.ts';
import { withCredentials } from '../../lib/trpc.ts';

type OnChange = (topics: readonly string[]) => void;

/** Of the lock and of the channel between tabs. */
const NAME = 'lawfront-live';
/** The server sends a ping every 15 seconds. */
const SILENT_AFTER_MS = 40_000;
/** After a refusal. `EventSource` itself connects again three seconds after a connection is lost. */
const RECONNECT_AFTER_MS = 10_000;
/** Browsers that were refused together do not return together. */
const RECONNECT_JITTER_MS = 10_000;
/** The server announces a change up to a quarter of a second after it. */
const ANNOUNCED_WITHIN_MS = 1_000;

/**
 * Follows what changes on the server. One tab of a browser holds the connection and tells the others, because HTTP/1.1
 * allows six connections to a server. Returns a function that ends it.
 */
export function followChanges(onChange: OnChange): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // The page has fetched what it shows since it was opened.
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
  /** How long ago something was heard last: the server says first what has changed since. */
  sinceMs: () => number;
  onHeard: () => void;
  onTopics: OnChange;
};

/** Connects whenever no other tab is connected, until `signal`. */
async function stayConnected(connection: Connection, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await navigator.locks
      .request(NAME, { signal }, () => readChanges(connection, signal))
      // Aborted while another tab holds the connection, or the browser has taken the lock away.
      .catch(() => {});
    // Without the lock: the session of another tab may be accepted.
    await pause(RECONNECT_AFTER_MS + Math.random() * RECONNECT_JITTER_MS, signal);
  }
}

/**
 * Reads the events of the subscription `live.changes`, and resolves when the server refuses it, or falls silent. Not
 * through the link of tRPC: it is in the same module as those of the public pages, which have no byte to spare.
 */
function readChanges(
  { sinceMs, onHeard, onTopics }: Connection,
  signal: AbortSignal,
): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const settled = new AbortController();
  const source = new EventSource(apiUrl('/trpc/live.changes'), {
    // Also called when it connects again by itself.
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
  // A connection that is refused is opened as well, and says so afterwards.
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
