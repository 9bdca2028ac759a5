/** The names of tables; undefined if any table may have been written. */
type WrittenTables = readonly string[] | undefined;

/** Tracks when the database was last written, by this process or another one, and to which tables. */
export type WriteSignal = {
  /** The time of the last write, in milliseconds of `performance.now()`. */
  lastMs(): number;
  /** To be called after each committed write of this process. Other processes are notified at most twice a second. */
  noteWrite(tables: readonly string[]): void;
  /** To be called when another process has written, or may have. */
  noteOtherWrite(tables: WrittenTables): void;
  /** Calls `listener` at each write. Returns a function that unsubscribes it. */
  onWrite(listener: (tables: WrittenTables) => void): () => void;
  /**
   * Sets the function that notifies other processes. If it rejects, its tables are sent with the next write or
   * `flushPending`.
   */
  setNotifier(tell: (tables: readonly string[]) => Promise<void>): void;
  /** To be called once other processes can be notified again. */
  flushPending(): void;
};

/**
 * Minimum interval between two notifications. Transactions do not send their own, because `NOTIFY` takes a
 * database-wide lock at commit, which would make bookings wait for one another.
 */
const TELL_EVERY_MS = 500;
/**
 * How long to wait for further writes of the same call, such as a rate limit counter and then the record itself, so
 * that one notification covers both.
 */
const COLLECT_MS = 50;

export function createWriteSignal(): WriteSignal {
  const listeners = new Set<(tables: WrittenTables) => void>();
  const pendingTables = new Set<string>();
  let writtenMs = performance.now();
  let toldMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let tell: (tables: readonly string[]) => Promise<void> = async () => {};

  const note = (tables: WrittenTables) => {
    writtenMs = performance.now();
    for (const listener of listeners) listener(tables);
  };
  const tellOthers = async () => {
    timer = undefined;
    toldMs = performance.now();
    const tables = [...pendingTables];
    pendingTables.clear();
    try {
      await tell(tables);
    } catch {
      for (const table of tables) pendingTables.add(table);
    }
  };
  const tellSoon = () => {
    if (timer || pendingTables.size === 0) return;
    const waitMs = toldMs + TELL_EVERY_MS - performance.now();
    timer = setTimeout(tellOthers, Math.max(COLLECT_MS, waitMs)).unref();
  };
  return {
    lastMs: () => writtenMs,
    noteWrite(tables) {
      note(tables);
      for (const table of tables) pendingTables.add(table);
      tellSoon();
    },
    noteOtherWrite: note,
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setNotifier(send) {
      tell = send;
    },
    flushPending: tellSoon,
  };
}
