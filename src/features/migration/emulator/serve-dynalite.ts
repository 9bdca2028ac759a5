import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import dynalite, { type DynaliteOptions } from 'dynalite';
import storage, { type Store } from 'dynalite/db/index.js';
import { retryWithBackoff } from '../../../platform/background/retry-with-backoff.ts';

const LOCK_BACKOFF = { firstMs: 100, maxMs: 100 };
const TABLE_CHANGE_MS = 20;
const CLOSE_WITHIN_MS = 5_000;
const KEEP_ALIVE_MS = 60_000;

/** Data folder and address: `port` if it is free, with the path prefix `/key`. */
export type Place = { folder: string; port: number; key: string; unlockTimeoutMs: number };

export type Served = { port: number; close(): Promise<void> };

/**
 * Serves dynalite on localhost. Requests without the key are rejected: dynalite has no authentication, and every user
 * of the machine, and every page in their browsers, can reach its port.
 *
 * Throws if the folder cannot be opened; if a previous process still holds it, retries for `unlockTimeoutMs`.
 */
export async function serveDynalite({
  folder,
  port,
  key,
  unlockTimeoutMs,
}: Place): Promise<Served> {
  const { server, store } = create({
    path: folder,
    createTableMs: TABLE_CHANGE_MS,
    deleteTableMs: TABLE_CHANGE_MS,
    updateTableMs: TABLE_CHANGE_MS,
  });
  await openWhenUnlocked(store, folder, unlockTimeoutMs);
  await settleTables(store);
  guard(server, `/${key}`);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return { port: await listen(server, port), close: () => close(server, store) };
}

/** dynalite neither exposes its store nor reports whether opening it succeeded, so the store is captured here. */
function create(options: DynaliteOptions): { server: Server; store: Store } {
  const stores: Store[] = [];
  const { create: createStore } = storage;
  storage.create = (given) => {
    const store = createStore(given);
    stores.push(store);
    return store;
  };
  const server = dynalite(options);
  storage.create = createStore;
  const [store] = stores;
  if (!store) throw new Error('dynalite has made no store');
  closeIterators(store);
  return { server, store };
}

/** dynalite ends a page by calling `return`, which LevelDB's iterators no longer have: they would never be closed. */
function closeIterators({ db }: Store): void {
  for (const kind of ['keys', 'values'] as const) {
    const open = db[kind].bind(db);
    db[kind] = (range) => {
      const iterator = open(range);
      return Object.assign(iterator, { return: () => iterator.close() });
    };
  }
}

async function openWhenUnlocked(
  { db }: Store,
  folder: string,
  unlockTimeoutMs: number,
): Promise<void> {
  const deadline = performance.now() + unlockTimeoutMs;
  await retryWithBackoff(() => db.open(), {
    backoff: LOCK_BACKOFF,
    onFailure(error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      if (!isLocked(cause)) throw cause;
      if (performance.now() > deadline) {
        throw new Error(`The folder ${folder} is in use by another process.`, { cause });
      }
    },
  });
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'LEVEL_LOCKED';

/** Without this, a table that was being created when the last process was killed would stay in that state for ever. */
async function settleTables({ db }: Store): Promise<void> {
  for await (const [key, value] of db.iterator({ gte: 'table~', lt: 'table~\xff' })) {
    const table = value as Table;
    if (table.TableStatus === 'ACTIVE') continue;
    const indexes = table.GlobalSecondaryIndexes?.map((index) => ({ ...index, ...ACTIVE_INDEX }));
    await db.put(key, {
      ...table,
      TableStatus: 'ACTIVE',
      ...(indexes && { GlobalSecondaryIndexes: indexes }),
    });
  }
}

type Table = { TableStatus: string; GlobalSecondaryIndexes?: object[] };
const ACTIVE_INDEX = { IndexStatus: 'ACTIVE' };

function guard(server: Server, path: string): void {
  const [answer] = server.listeners('request') as RequestListener[];
  if (!answer) throw new Error('dynalite answers nothing');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== path && !request.url?.startsWith(`${path}/`)) {
      response.writeHead(403, { connection: 'close' }).end();
      return;
    }
    answer(request, response);
    // When a client hangs up, dynalite would throw, which ends the process.
    request.removeAllListeners('error').on('error', () => response.destroy());
  });
}

async function listen(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || port === 0) throw error;
    return listen(server, 0);
  }
  return (server.address() as AddressInfo).port;
}

/** Waits for requests in progress, then closes the database. */
async function close(server: Server, store: Store): Promise<void> {
  const forceTimer = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(forceTimer);
  await store.db.close();
}
