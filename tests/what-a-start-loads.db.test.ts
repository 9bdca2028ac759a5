import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '../src/testing/server-process.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

const REPORT_LOADED = new URL('./report-loaded.ts', import.meta.url);

/** Large packages that a site needs long after the start, if ever. */
const LATER = [
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/lib-dynamodb',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/swagger',
  '@resvg/resvg-wasm',
  'cheerio',
  'dynalite',
  'feedsmith',
  'ical.js',
  'nodemailer',
  'undici',
  'vite',
];

it('a start does not load large packages that are needed later', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-loads-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const loadedFile = path.join(dataDir, 'loaded.txt');
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlThrough(),
    LOADED_FILE: loadedFile,
    NODE_OPTIONS: `--import=${REPORT_LOADED}`,
  });
  onTestFinished(async () => void (await server.end('SIGTERM')));
  const loaded = await readFile(loadedFile, 'utf8');

  expect(loaded).toContain('/node_modules/kysely/');
  expect(LATER.filter((name) => loaded.includes(`/node_modules/${name}/`))).toEqual([]);
});
