import { EventEmitter, on } from 'node:events';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import { DomainError } from '../../platform/errors/errors.ts';

/** The tables of each topic. */
export type TopicTables = Readonly<Record<string, readonly string[]>>;

/** Notifies all subscribers in this process of the topics that change. */
export type LiveChanges = {
  /**
   * The topics that have changed in the last `sinceMs` milliseconds, and then those that change: several changes within
   * a quarter of a second are one announcement. `account` is who follows. Aborted by `signal` and by `end`. Throws
   * `too_many_followers`, also if only this account has too many connections.
   */
  follow(
    account: string,
    sinceMs: number,
    signal: AbortSignal,
  ): AsyncIterable<string[], void, void>;
  followers(): number;
  /** Ends all announcements, for a shutdown: clients connect to another process. */
  end(): void;
};

/** Of one process. Each browser has one, whatever its number of tabs. */
const MAX_FOLLOWERS = 1_000;
/** Browsers of one account: more than any office opens, and few enough that one account cannot use up the limit of all. */
const MAX_PER_ACCOUNT = 50;
const RETRY_AFTER_SECONDS = 60;
const ANNOUNCE_EVERY_MS = 250;

export function createLiveChanges(writes: WriteSignal, tablesOf: TopicTables): LiveChanges {
  const emitter = new EventEmitter().setMaxListeners(0);
  const topicsOf = new Map<string, string[]>();
  for (const [topic, tables] of Object.entries(tablesOf)) {
    for (const table of tables) topicsOf.set(table, [...(topicsOf.get(table) ?? []), topic]);
  }
  const createdMs = performance.now();
  /** When each topic last changed. */
  const lastMs = new Map(Object.keys(tablesOf).map((topic) => [topic, createdMs]));
  const changed = new Set<string>();
  let announcedMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  const connections = countConnections();

  const announce = () => {
    timer = undefined;
    announcedMs = performance.now();
    const topics = [...changed];
    changed.clear();
    emitter.emit('change', topics);
  };
  const stopListening = writes.onWrite((tables) => {
    const topics = tables?.flatMap((table) => topicsOf.get(table) ?? []) ?? Object.keys(tablesOf);
    const nowMs = performance.now();
    for (const topic of topics) {
      lastMs.set(topic, nowMs);
      changed.add(topic);
    }
    if (timer || topics.length === 0) return;
    const waitMs = announcedMs + ANNOUNCE_EVERY_MS - nowMs;
    timer = setTimeout(announce, Math.max(0, waitMs)).unref();
  });
  const followers = () => emitter.listenerCount('change');
  const isSince = (topic: string, fromMs: number) => (lastMs.get(topic) ?? createdMs) >= fromMs;

  return {
    followers,
    follow(account, sinceMs, signal) {
      if (followers() >= MAX_FOLLOWERS || connections.of(account) >= MAX_PER_ACCOUNT) {
        throw tooManyFollowers();
      }
      const ends = AbortSignal.any([signal, ending.signal]);
      const fromMs = performance.now() - sinceMs;
      const missed = [...lastMs.keys()].filter((topic) => isSince(topic, fromMs));
      if (ends.aborted) return announcements(missed, [], ends);
      connections.add(account, ends);
      return announcements(missed, on(emitter, 'change', { signal: ends }), ends);
    },
    end() {
      stopListening();
      clearTimeout(timer);
      ending.abort();
    },
  };
}

/** Counts the connections of each account. A connection counts until its signal is aborted. */
function countConnections() {
  const counts = new Map<string, number>();
  const of = (account: string) => counts.get(account) ?? 0;
  return {
    of,
    add(account: string, signal: AbortSignal) {
      counts.set(account, of(account) + 1);
      const remove = () => {
        const left = of(account) - 1;
        if (left > 0) counts.set(account, left);
        else counts.delete(account);
      };
      signal.addEventListener('abort', remove, { once: true });
    },
  };
}

async function* announcements(
  missed: string[],
  changes: AsyncIterable<unknown[]> | unknown[][],
  ends: AbortSignal,
) {
  ends.throwIfAborted();
  if (missed.length > 0) yield missed;
  for await (const [topics] of changes) yield topics as string[];
}

const tooManyFollowers = () =>
  new DomainError(
    'unavailable',
    'too_many_followers',
    'Too many people follow changes right now. Lists are fetched again when you enter them.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
