/** The names of tables; undefined if any table may have been written. */
type WrittenTables = readonly string[] | undefined;

/** Says when something was last written to the database, by this process or by another one, and to which tables. */
export type WriteSignal = {
  /** The time of the last write, in milliseconds of `performance.now()`. */
  lastMs(): number;
  /** To be called after each committed write of this process. Other processes are told at most twice a second. */
  noteWrite(tables: readonly string[]): void;
  /** To be called when another process has written, or may have. */
  noteOtherWrite(tables: WrittenTables): void;
  /** Calls `listener` at each write. Returns a function that ends that. */
  onWrite(listener: (tables: WrittenTables) => void): () => void;
  /** Sets the function that tells other processes. What it rejects is told with the next write, or by `tellAgain`. */
  tellOthersBy(tell: (tables: readonly string[]) => Promise<void>): void;
  /** To be called once other processes can be told again. */
  tellAgain(): void;
};

/**
 * Not a notification by each transaction: `NOTIFY` takes a lock of the whole database at commit, which would make
 * bookings wait for one another.
 */
const TELL_EVERY_MS = 500;
/** One call often writes twice: a rate limit, and then what it is about. Both are told together. */
const COLLECT_MS = 50;

export function createWriteSignal(): WriteSignal {
  const listeners = new Set<(tables: WrittenTables) => void>();
  const untold = new Set<string>();
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
    const tables = [...untold];
    untold.clear();
    try {
      await tell(tables);
    } catch {
      for (const table of tables) untold.add(table);
    }
  };
  const tellSoon = () => {
    if (timer || untold.size === 0) return;
    const waitMs = toldMs + TELL_EVERY_MS - performance.now();
    timer = setTimeout(tellOthers, Math.max(COLLECT_MS, waitMs)).unref();
  };
  return {
    lastMs: () => writtenMs,
    noteWrite(tables) {
      note(tables);
      for (const table of tables) untold.add(table);
      tellSoon();
    },
    noteOtherWrite: note,
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellOthersBy(send) {
      tell = send;
    },
    tellAgain: tellSoon,
  };
}
