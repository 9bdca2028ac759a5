import { EventEmitter, on } from 'node:events';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import { DomainError } from '../../platform/errors/errors.ts';

/** The tables of each topic. */
export type TopicTables = Readonly<Record<string, readonly string[]>>;

/** Announces which topics change, to everybody who follows them in this process. */
export type LiveChanges = {
  /**
   * The topics that have changed in the last `sinceMs` milliseconds, and then those that change: several changes within
   * a quarter of a second are one announcement. Aborted by `signal` and by `end`. Throws `too_many_followers`.
   */
  follow(sinceMs: number, signal: AbortSignal): AsyncIterable<string[], void, void>;
  followers(): number;
  /** Ends all announcements, for a shutdown: clients connect to another process. */
  end(): void;
};

/** Of one process. Each browser has one, whatever its number of tabs. */
const MAX_FOLLOWERS = 1_000;
const RETRY_AFTER_SECONDS = 60;
const ANNOUNCE_EVERY_MS = 250;

export function createLiveChanges(writes: WriteSignal, tablesOf: TopicTables): LiveChanges {
  const emitter = new EventEmitter().setMaxListeners(0);
  const topicsOf = new Map<string, string[]>();
  for (const [topic, tables] of Object.entries(tablesOf)) {
    for (const table of tables) topicsOf.set(table, [...(topicsOf.get(table) ?? []), topic]);
  }
  const createdMs = performance.now();
  /** When each topic changed last. */
  const lastMs = new Map(Object.keys(tablesOf).map((topic) => [topic, createdMs]));
  const changed = new Set<string>();
  let announcedMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();

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
    follow(sinceMs, signal) {
      if (followers() >= MAX_FOLLOWERS) throw tooManyFollowers();
      const ends = AbortSignal.any([signal, ending.signal]);
      const fromMs = performance.now() - sinceMs;
      const missed = [...lastMs.keys()].filter((topic) => isSince(topic, fromMs));
      return announcements(
        missed,
        ends.aborted ? [] : on(emitter, 'change', { signal: ends }),
        ends,
      );
    },
    end() {
      stopListening();
      clearTimeout(timer);
      ending.abort();
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
