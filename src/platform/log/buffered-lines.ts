import { type DestinationStream, pino } from 'pino';

/** Characters after which the collected lines are written. */
const MAX_CHARACTERS = 16_384;
/** Lines are written at the latest after this time. */
const MAX_DELAY_MS = 100;

/**
 * Writes log lines to standard output together: a write for each took a tenth of the CPU time of a cached page, and
 * pino's own buffer, which measures all that it holds for each line, half of that. They are also written when the
 * process exits; only SIGKILL loses those of the last moment.
 */
export function bufferedLines(): DestinationStream {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;
  const output = pino.destination({ sync: false });
  const flushOutput = output.flushSync.bind(output);
  // Called by pino when the process exits.
  output.flushSync = () => {
    flush();
    flushOutput();
  };

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (pending === '') return;
    output.write(pending);
    pending = '';
  }

  return {
    write(line) {
      pending += line;
      if (pending.length >= MAX_CHARACTERS) flush();
      else timer ??= setTimeout(flush, MAX_DELAY_MS).unref();
    },
  };
}
