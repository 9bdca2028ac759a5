import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { linkClient } from '../../src/features/documents/testing/document-client.ts';
import { pdf } from '../../src/features/documents/testing/sample-documents.ts';
import { hashOfToken } from '../../src/platform/secrets/hash-of-token.ts';
import { newToken } from '../../src/platform/secrets/new-token.ts';
import { addDays } from '../../src/platform/time/date-math.ts';
import { bearer, STAFF_ENV, staffTokenOf } from '../../src/testing/people.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';

/**
 * Clients send documents at the same time over lines that break at random. At length, two gigabytes and a hundred breaks;
 * otherwise eighty megabytes and twelve. The server grows by less than 256 MB, and every document arrives as it was sent.
 */

const IS_LONG = inject('atLength');
const MIB = 1024 * 1024;
const DOCUMENT_BYTES = IS_LONG ? 20 * MIB : 8 * MIB;
const DOCUMENTS = IS_LONG ? 103 : 10;
const BREAKS = IS_LONG ? 100 : 12;
const PER_CLIENT = 20;
const AT_ONCE = 6;
const SLICE_BYTES = 4 * MIB;
const SPARE_BYTES = 256 * MIB;
const TIME_LIMIT_MS = IS_LONG ? 60 * 60_000 : 600_000;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-uploads-'));
  server = await startServerProcess({
    ...{ DATA_DIR: dataDir, DATABASE_URL: database.urlThrough(), ...STAFF_ENV },
  });
}, TIME_LIMIT_MS);
afterAll(async () => {
  await server?.end('SIGTERM');
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

/** A client with a page of documents. Returns the token of their link. */
async function newClient(): Promise<string> {
  const token = newToken();
  const { id: personId } = await database.db
    .insertInto('people')
    .values({ name: 'Dana Whitfield', nameKey: 'dana whitfield' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = new Date();
  await database.db
    .insertInto('documentRequests')
    .values({
      ...{ personId, toEmail: 'dana@example.com', toName: 'Dana Whitfield', createdBy: 'admin' },
      ...{ tokenHash: hashOfToken(token), askedAt: now, expiresAt: addDays(now, 60) },
    })
    .execute();
  return token;
}

/** Sends bytes and cuts the line once this many have been written. */
function sendAndBreak(url: string, bytes: Buffer, breakAfter: number): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(url, {
      method: 'PUT',
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(bytes.length),
      },
    });
    sending.on('error', () => resolve());
    sending.on('close', () => resolve());
    sending.write(bytes.subarray(0, breakAfter), () => sending.destroy());
  });
}

/** The resident memory of the server; undefined outside Linux. */
function residentBytes(): number | undefined {
  const file = `/proc/${server.pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8')) ?? [];
  return Number(kib) * 1024;
}

it(
  `${DOCUMENTS} documents arrive although the lines break ${BREAKS} times`,
  async () => {
    const clients: string[] = [];
    for (let made = 0; made < DOCUMENTS; made += PER_CLIENT) clients.push(await newClient());
    const filling = randomBytes(DOCUMENT_BYTES - pdf('').length - 8);
    let breaksLeft = BREAKS;
    let broken = 0;
    const sent = new Map<string, string>();

    const sendOne = async (number: number) => {
      const token = clients[Math.floor(number / PER_CLIENT)] ?? '';
      const client = linkClient(server, token);
      const bytes = pdf(Buffer.concat([filling, Buffer.from(String(number).padStart(8, '0'))]));
      const { body } = await client.add(`${number}.pdf`, bytes.length);
      const url = `${server.url}/api/document-links/${token}/documents/${body.id}/bytes`;
      let { storedBytes } = body;
      while (storedBytes < bytes.length) {
        const rest = bytes.subarray(storedBytes);
        if (breaksLeft > 0 && Math.random() < 0.7) {
          breaksLeft -= 1;
          broken += 1;
          const cut = 1 + Math.floor(Math.random() * (rest.length - 1));
          await sendAndBreak(`${url}?offset=${storedBytes}`, rest, cut);
          ({ storedBytes } = await client.upload(body.id));
          continue;
        }
        // A request has fifteen seconds, in which a busy machine does not take the whole document.
        const slice = rest.subarray(0, SLICE_BYTES);
        const answer = await client
          .put(body.id, storedBytes, new Uint8Array(slice))
          .then((response) => response.json())
          .catch(() => ({}));
        storedBytes = answer.storedBytes ?? (await client.upload(body.id)).storedBytes;
      }
      // A busy machine may say that it is; clients ask again.
      let finished = await client.finish(body.id);
      while (finished.status === 503) finished = await client.finish(body.id);
      expect(finished.body).toMatchObject({ state: 'kept', type: 'pdf' });
      sent.set(body.id, createHash('sha256').update(bytes).digest('hex'));
    };

    const before = residentBytes();
    let largest = before ?? 0;
    const sampling = setInterval(() => {
      largest = Math.max(largest, residentBytes() ?? 0);
    }, 100);
    let next = 0;
    const line = async () => {
      while (next < DOCUMENTS) {
        next += 1;
        await sendOne(next - 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
    const headers = bearer(await staffTokenOf(server.url));
    for (const [id, sha256] of sent) {
      const response = await fetch(`${server.url}/api/admin/documents/${id}/file`, {
        method: 'POST',
        headers,
      });
      const hash = createHash('sha256');
      for await (const piece of response.body ?? []) hash.update(piece);
      expect(hash.digest('hex')).toBe(sha256);
    }
    clearInterval(sampling);
    expect(sent.size).toBe(DOCUMENTS);
    expect(broken).toBe(BREAKS);
    if (before !== undefined) expect(largest - before).toBeLessThan(SPARE_BYTES);
  },
  TIME_LIMIT_MS,
);
