/** Says when something was last written that may be work for background workers, in this process or in another one. */
export type WorkSignal = {
  /** The time of the last write, in milliseconds of `performance.now()`. */
  lastMs(): number;
  /** To be called after each committed write of this process. Other processes are told at most once a second. */
  noteWrite(): void;
  /** To be called when another process has written, or may have. */
  noteOtherWrite(): void;
  /** Calls `listener` at each write. Returns a function that ends that. */
  onWrite(listener: () => void): () => void;
  /** Sets the function that tells other processes. */
  tellOthersBy(tell: () => void): void;
};

/**
 * Not a notification by each transaction: `NOTIFY` takes a lock of the whole database at commit, which would make
 * bookings wait for one another.
 */
const TELL_EVERY_MS = 1_000;

export function createWorkSignal(): WorkSignal {
  const listeners = new Set<() => void>();
  let writtenMs = performance.now();
  let toldMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let tell = () => {};

  const note = () => {
    writtenMs = performance.now();
    for (const listener of listeners) listener();
  };
  const tellOthers = () => {
    timer = undefined;
    toldMs = performance.now();
    tell();
  };
  return {
    lastMs: () => writtenMs,
    noteWrite() {
      note();
      if (timer) return;
      const waitMs = toldMs + TELL_EVERY_MS - writtenMs;
      if (waitMs <= 0) return tellOthers();
      timer = setTimeout(tellOthers, waitMs);
      timer.unref();
    },
    noteOtherWrite: note,
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellOthersBy(send) {
      tell = send;
    },
  };
}
