import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Db } from '../../../db/client.ts';
import { rssFeed } from '../../../src/features/news/testing/feeds.ts';
import { type SitePeer, startSitePeer } from '../../../src/features/news/testing/site-peer.ts';
import { PASSWORD } from '../../../src/testing/pool-client.ts';
import { type ServerProcess, startServerProcess } from '../../../src/testing/server-process.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../src/testing/smtp-peer.ts';
import { createTestDatabase } from '../../../src/testing/test-database.ts';
import type { MemorySample } from '../report-memory.ts';

/** The whole product in a separate process, with a mail server and feeds on this machine. */
export type BusySite = {
  url: string;
  db: Db;
  smtp: SmtpPeer;
  feeds: SitePeer;
  /** The process's log entries of level warn and above, and Node's own warnings. */
  complaints(): Promise<string[]>;
  /** Memory samples of the process, in order. */
  memory(): Promise<MemorySample[]>;
  dispose(): Promise<void>;
};

const REPORT_MEMORY = new URL('../report-memory.ts', import.meta.url);
const FEED_ITEMS = 20;

export async function openBusySite({
  memoryEveryMs,
}: {
  memoryEveryMs: number;
}): Promise<BusySite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-busy-'));
  const memoryFile = path.join(dataDir, 'memory.jsonl');
  const warningsFile = path.join(dataDir, 'warnings.txt');
  const database = await createTestDatabase();
  const smtp = await startSmtpPeer();
  const feeds = await startSitePeer();
  serveFeeds(feeds);
  const logged: string[] = [];
  const server: ServerProcess = await startServerProcess(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: database.urlThrough(),
      SEED_ADMIN_PASSWORD: PASSWORD,
      TRUSTED_PROXIES: '127.0.0.1',
      OUTGOING_ALLOW: feeds.peer,
      LOG_LEVEL: 'warn',
      MEMORY_FILE: memoryFile,
      MEMORY_EVERY_MS: String(memoryEveryMs),
      NODE_OPTIONS: `--import=${REPORT_MEMORY} --redirect-warnings=${warningsFile}`,
    },
    { onLine: (line) => void (line.startsWith('{') && logged.push(line)) },
  );
  return {
    url: server.url,
    db: database.db,
    smtp,
    feeds,
    async complaints() {
      const warnings = await readFile(warningsFile, 'utf8').catch(() => '');
      return [...logged, ...warnings.split('\n').filter(Boolean)];
    },
    async memory() {
      const lines = (await readFile(memoryFile, 'utf8')).trim().split('\n');
      return lines.map((line) => JSON.parse(line));
    },
    async dispose() {
      await server.end('SIGTERM');
      await Promise.all([smtp.close(), feeds.close()]);
      await database.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Serves a feed with new articles at every request. */
function serveFeeds(feeds: SitePeer): void {
  let asked = 0;
  feeds.answer('/feed.xml', (response) => {
    asked += 1;
    const items = Array.from({ length: FEED_ITEMS }, (_, place) => ({
      title: `Ruling ${asked % 10} of ${place}`,
      link: `https://courts.example/${asked % 10}/${place}`,
      date: new Date(Date.now() - place * 3_600_000),
      text: 'The judicial council has published a shorter form. '.repeat(20),
    }));
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rssFeed(items));
  });
  feeds.answer('/broken.xml', { body: 'This is <not> a feed' });
}
