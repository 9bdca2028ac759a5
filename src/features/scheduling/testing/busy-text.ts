import { NO_START, TIME_OFF } from '../busy/parse-busy.ts';

type Taken = {
  /** Null for all hosts. */
  host: number | null;
  fromMs: number;
  toMs: number;
  /** The start of an appointment, without its buffer. */
  startMs?: number | null;
  isTimeOff?: boolean;
};

/** Taken times as `readBusyText` returns them. */
export const busyTextOf = (taken: readonly Taken[]): string =>
  taken
    .toSorted((a, b) => a.fromMs - b.fromMs)
    .map(({ host, fromMs, toMs, startMs, isTimeOff }) => {
      const other = isTimeOff ? TIME_OFF : NO_START;
      const start = startMs == null ? other : (startMs - fromMs) / 1_000;
      return [host ?? 0, fromMs / 1_000, (toMs - fromMs) / 1_000, start].join();
    })
    .join();
