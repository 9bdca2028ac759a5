import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import type { Run } from '../../src/features/migration/schema.ts';
import {
  type DynamoFaultProxy,
  startDynamoFaultProxy,
} from '../../src/features/migration/testing/dynamo-fault-proxy.ts';
import {
  type DynamoPeer,
  startDynamoPeer,
} from '../../src/features/migration/testing/dynamo-peer.ts';
import { bearer, staffTokenOf } from '../../src/testing/people.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import type { MemorySample } from './report-memory.ts';

/** The whole product as `npm start` runs it, and the DynamoDB that it copies to, behind a proxy. */
export type CopyingSite = {
  db: Db;
  peer: DynamoPeer;
  proxy: DynamoFaultProxy;
  start(): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Starts an action of the wizard, as staff. */
  press(action: 'create-table' | 'migrate' | 'verify'): Promise<void>;
  /** Polls until `so` accepts the run, or the run has ended. */
  runThatIs(so: (run: Run) => boolean): Promise<Run>;
  runThatIsOver(): Promise<Run>;
  /** Memory samples of all its processes, in order. */
  memory(): Promise<MemorySample[]>;
  dispose(): Promise<void>;
};

const REPORT_MEMORY = new URL('./report-memory.ts', import.meta.url);
const ASK_EVERY_MS = 200;

/** Starts the source and the target of the copy, but not the product. */
export async function openCopyingSite(
  faults: Parameters<typeof startDynamoFaultProxy>[1] = {},
): Promise<CopyingSite> {
  const database = await createTestDatabase();
  const peer = await startDynamoPeer();
  const proxy = await startDynamoFaultProxy(peer.endpoint, faults);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-copying-'));
  const memoryFile = path.join(dataDir, 'memory.jsonl');
  let server: ServerProcess | undefined;
  let token = '';

  const ask = (method: 'GET' | 'POST', name: string): Promise<Response> =>
    fetch(`${server?.url}/api/admin/migration/${name}`, { method, headers: bearer(token) });
  const read = async <Answer>(name: string, response: Response): Promise<Answer> => {
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  /** A server that has just started on a busy machine may respond with Retry-After. */
  const status = async (): Promise<{ run: Run | null }> => {
    for (;;) {
      const answer = await ask('GET', 'status');
      if (answer.status !== 503) return read('status', answer);
      await wait(Number(answer.headers.get('retry-after')) * 1_000);
    }
  };
  const runThatIs: CopyingSite['runThatIs'] = async (so) => {
    for (;;) {
      const { run } = await status();
      if (!run) throw new Error('Nothing runs, and nothing has run');
      if (so(run) || isOver(run)) return run;
      await wait(ASK_EVERY_MS);
    }
  };
  return {
    db: database.db,
    peer,
    proxy,
    async start() {
      server = await startServerProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: database.urlThrough(),
        DYNAMODB_ENDPOINT: proxy.endpoint,
        SEED_ADMIN_PASSWORD: PASSWORD,
        NODE_OPTIONS: `--import=${REPORT_MEMORY}`,
        MEMORY_FILE: memoryFile,
        MEMORY_EVERY_MS: '1000',
      });
      token ||= await staffTokenOf(server.url);
    },
    async kill() {
      await server?.end('SIGKILL');
    },
    async press(action) {
      await read(action, await ask('POST', action));
    },
    runThatIs,
    runThatIsOver: () => runThatIs(isOver),
    async memory() {
      const lines = (await readFile(memoryFile, 'utf8')).trim().split('\n');
      return lines.map((line) => JSON.parse(line));
    },
    async dispose() {
      await server?.end('SIGTERM');
      await proxy.close();
      await peer.close();
      await database.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const isOver = ({ state }: Run) => state === 'done' || state === 'failed' || state === 'cancelled';
