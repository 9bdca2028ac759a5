import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepFilesInMemory } from './src/testing/keep-files-in-memory.ts';

keepFilesInMemory();

/** What comes about by itself is waited for as long as a busy machine may take, unless how soon is what is tested. */
const patient = { poll: { timeout: 60_000 } };

const node = { environment: 'node' as const, pool: 'forks' as const, expect: patient };

/** To load the whole server takes five seconds of processor time: it is loaded once for all files of a worker. */
const wholeServer = { ...node, isolate: false };

/**
 * A server that looks for background work ten times a second takes an eighth of a processor, and there is one for each
 * worker. Few journeys wait for such work, and those wait for much else.
 */
const journeys = { provide: { backgroundMs: 400, reusesPort: true } };

// biome-ignore lint/style/noDefaultExport: Vitest requires the configuration as the default export
export default defineConfig(({ mode }) => ({
  test: {
    // By default one core of two would wait; and much of what tests do is to wait for a browser, a server or a time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...node,
          expect: { poll: { timeout: 20_000 } },
          name: 'unit',
          include: ['{src,web,db,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', 'tests/{e2e,attacks,faults}/**'],
          // A test that hangs; a machine that is busy otherwise takes several times as long as a quiet one.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...wholeServer,
          name: 'db',
          include: ['{src,db,tests}/**/*.db.test.ts', 'tests/faults/*.test.ts'],
          globalSetup: ['src/testing/built-bundle.ts', 'src/testing/database-server.ts'],
          provide: { atLength: false },
          // For tests that hang. Beside three busy processes the longest take ten times as long as on a quiet machine.
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
          ...wholeServer,
          ...journeys,
          name: 'e2e',
          sequence: { groupOrder: 1 },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['src/testing/built-bundle.ts', 'src/testing/database-server.ts'],
          // A journey through several screens takes half a minute on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...wholeServer,
          ...journeys,
          name: 'attacks',
          sequence: { groupOrder: 1 },
          include: ['tests/attacks/**/*.test.ts'],
          globalSetup: ['src/testing/built-bundle.ts', 'src/testing/database-server.ts'],
          env: mode === 'full' ? { ATTACK_INPUTS: '10000' } : {},
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
