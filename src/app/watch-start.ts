const REPORT_EVERY_MS = 20_000;
const ENDS_AFTER_REPORTS = 3;

/**
 * The steps that a start waits for, by what its report calls them. Those that change stored data, or wait for another
 * process that does, take as long as the data requires.
 */
const STEPS = {
  embeddedDatabase: 'the embedded database to start',
  database: 'the database to respond',
  migrations: 'the migrations of the database, which this or another process runs',
  seed: 'the first content to be written to the database',
  background: 'the job queue and the background work',
  accounts: 'the user pool',
  pages: 'the web bundle to load',
  port: 'the port to open',
} as const;

const UNLIMITED: ReadonlySet<StartStep> = new Set(['migrations', 'seed']);

export type StartStep = keyof typeof STEPS;

export class StartTimeoutError extends Error {
  constructor(step: StartStep) {
    const seconds = (REPORT_EVERY_MS * ENDS_AFTER_REPORTS) / 1_000;
    super(`The process is not ready after ${seconds} s. It was waiting for ${STEPS[step]}.`);
    this.name = 'StartTimeoutError';
  }
}

export type StartWatch = {
  /** Notes the step that the start waits for from now on. */
  enter(step: StartStep): void;
  /** Resolves like `work`, but rejects with a `StartTimeoutError` if the start takes too long. */
  limit<Result>(work: Promise<Result>): Promise<Result>;
  end(): void;
};

/**
 * Watches how long a start takes. A wait that cannot end, such as a deadlock or a server that does not respond, would
 * otherwise look like a start that is merely slow. The time of unlimited steps does not count.
 */
export function watchStart(report: (text: string) => void): StartWatch {
  let step: StartStep = 'database';
  let reports = 0;
  const timedOut = Promise.withResolvers<never>();
  timedOut.promise.catch(() => {});
  const timer = setInterval(() => {
    if (!UNLIMITED.has(step)) reports += 1;
    if (reports < ENDS_AFTER_REPORTS) report(`Still starting: waiting for ${STEPS[step]}.`);
    else timedOut.reject(new StartTimeoutError(step));
  }, REPORT_EVERY_MS);
  return {
    enter(entered) {
      step = entered;
    },
    limit: (work) => Promise.race([work, timedOut.promise]),
    end: () => clearInterval(timer),
  };
}
