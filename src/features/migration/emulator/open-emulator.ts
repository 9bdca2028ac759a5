import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type EmulatorProcess, startProcess } from './start-process.ts';

/** A local emulator of DynamoDB, in a separate process. */
export type Emulator = {
  /**
   * The emulator's address, once it is ready. The first call starts it; if it has died, the next call starts it again,
   * at the same address unless its port was taken meanwhile. The address contains a key that grants full access. Throws
   * the reason if it cannot start.
   */
  endpoint(): Promise<string>;
  /** Closes the database and ends the process. Later calls of `endpoint` throw. */
  close(): Promise<void>;
};

type Log = Record<'info' | 'warn', (fields: object, message: string) => void>;

type Options = {
  dataDir: string;
  log?: Log | undefined;
  /** How long to wait for a folder that another process still uses. */
  unlockTimeoutMs?: number | undefined;
};

const UNLOCK_TIMEOUT_MS = 10_000;

/** Stores its data in `dynamodb` within the data folder, which only one process at a time can use. */
export function openEmulator({
  dataDir,
  log,
  unlockTimeoutMs = UNLOCK_TIMEOUT_MS,
}: Options): Emulator {
  const folder = path.join(dataDir, 'dynamodb');
  const key = randomBytes(16).toString('hex');
  let current: Promise<EmulatorProcess> | undefined;
  let lastPort = 0;
  let isClosed = false;

  const start = async () => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const started = await startProcess({ folder, port: lastPort, key, unlockTimeoutMs });
      lastPort = started.port;
      log?.info({ emulatorPid: started.pid }, 'the emulator of DynamoDB has started');
      void started.ended.then(forget);
      return started;
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
  const forget = (how: string) => {
    current = undefined;
    if (!isClosed) log?.warn({ how }, 'the emulator of DynamoDB has ended');
  };

  return {
    async endpoint() {
      if (isClosed) throw new Error('The emulator of DynamoDB is closed');
      current ??= start();
      const { port } = await current;
      return `http://127.0.0.1:${port}/${key}`;
    },
    async close() {
      isClosed = true;
      const last = await current?.catch(() => undefined);
      await last?.end();
    },
  };
}
