import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepFilesInMemory } from './src/testing/keep-files-in-memory.ts';

keepFilesInMemory();

/** Polled expectations wait as long as a busy machine may take; a test of how soon something happens sets its own limit. */
const patient = { poll: { timeout: 60_000 } };

const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  // Loading the whole server takes five seconds of processor time, so each worker loads modules once for all of its files.
  isolate: false,
  expect: patient,
};

const inBrowser = { ...node, provide: { reusesPort: true } };

/**
 * More workers than cores, because tests wait for browsers, servers and databases: with three, tests of the server use
 * less than two thirds of two quiet cores; with five, those that measure a time run out of it on busy ones.
 */
const WORKERS = { browser: 3, server: 4 };
const maxWorkers = (least: number) => Math.max(least, availableParallelism() - 1);

/** Tests with generated cases or with many vectors, of which `npm test` runs some (`src/testing/attack-size.ts`). */
const GENERATED = [
  'src/features/appointments/any-booking.db.test.ts',
  'src/features/appointments/paid/payments-with-faults.db.test.ts',
  'src/features/articles/hostile-html.db.test.ts',
  'src/features/calendars/busy-file/recurrence/expand-rule.test.ts',
  'src/features/archive/archive.db.test.ts',
  'src/features/conflicts/compare-arrivals.db.test.ts',
  'src/features/contact/send-message.db.test.ts',
  'src/features/newsletter/newsletter.db.test.ts',
  'src/features/probate/save-calculation.db.test.ts',
  'src/features/scheduling/slots/any-start.db.test.ts',
  'src/features/visits/hundred-thousand-visits.db.test.ts',
  'src/features/scheduling/slots/any-schedule.test.ts',
  'tests/thousand-bookings.db.test.ts',
];

/** The files that take minutes come first: the last to start would leave the other cores idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('sweep.test.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest requires the configuration as the default export
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: maxWorkers(WORKERS.browser),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          expect: { poll: { timeout: 20_000 } },
          name: 'unit',
          maxWorkers: maxWorkers(WORKERS.server),
          include: ['{src,web,db,messages,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', 'tests/{e2e,attacks,faults}/**'],
          // For tests that hang. A busy machine takes several times as long as an idle one.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...node,
          name: 'db',
          maxWorkers: maxWorkers(WORKERS.server),
          include: ['{src,db,tests}/**/*.db.test.ts', 'tests/faults/*.test.ts'],
          globalSetup: ['src/testing/built-bundle.ts', 'src/testing/database-server.ts'],
          provide: { atLength: false },
          // For tests that hang. Beside three busy processes, the longest take ten times as long as on an idle machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['src/testing/built-bundle.ts', 'src/testing/database-server.ts'],
          provide: { atLength: true },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'e2e',
          sequence: { groupOrder: 1 },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['src/testing/built-bundle.ts', 'src/testing/database-server.ts'],
          // An end-to-end test of several screens takes half a minute on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'attacks',
          sequence: { groupOrder: 1 },
          include: ['tests/attacks/**/*.test.ts', ...(mode === 'full' ? GENERATED : [])],
          globalSetup: ['src/testing/built-bundle.ts', 'src/testing/database-server.ts'],
          env: mode === 'full' ? { ATTACK_INPUTS: '10000' } : {},
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
