import { EventSource } from 'eventsource';
import { authorization } from '../../lib/access-token.ts';
import { apiUrl } from '../../lib/api-url.ts';
import { withCredentials } from '../../lib/trpc.ts';

/** The topics that have changed; undefined if any may have, because announcements may have been missed. */
export type ChangedTopics = readonly string[] | undefined;

type OnChange = (topics: ChangedTopics) => void;

/** Of the lock and of the channel between tabs. */
const NAME = 'lawfront-live';
/** The server sends a ping every 15 seconds. */
const SILENT_AFTER_MS = 40_000;
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
  let hasConnected = false;
  const onConnected = () => {
    if (hasConnected) tell(undefined);
    hasConnected = true;
  };
  while (!signal.aborted) {
    await readChanges(tell, onConnected, signal);
    await pause(RECONNECT_AFTER_MS + Math.random() * RECONNECT_JITTER_MS, signal);
  }
}

/**
 * Reads the events of the subscription `live.changes`, and resolves when the server refuses it, or falls silent. Not
 * through the link of tRPC: it is in the same module as those of the public pages, which have no byte to spare.
 */
function readChanges(tell: OnChange, onConnected: () => void, signal: AbortSignal): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const input = encodeURIComponent(JSON.stringify({ sinceMs: Math.round(performance.now()) }));
  const source = new EventSource(`${apiUrl('/trpc/live.changes')}?input=${input}`, {
    fetch: async (address, init) =>
      withCredentials(address, {
        ...init,
        headers: { ...init.headers, ...(await authorization()) },
      }),
  });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENT_AFTER_MS);
  };
  hear();
  source.addEventListener('ping', hear);
  source.addEventListener('connected', () => {
    hear();
    onConnected();
  });
  source.addEventListener('message', ({ data }) => {
    hear();
    tell(JSON.parse(data));
  });
  source.addEventListener('serialized-error', () => end());
  source.addEventListener('error', () => {
    if (source.readyState === source.CLOSED) end();
  });
  signal.addEventListener('abort', () => end());
  return ended.finally(() => {
    clearTimeout(silence);
    source.close();
  });
}

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
