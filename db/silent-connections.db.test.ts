import type { Socket } from 'node:net';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { SessionClient } from './session-client.ts';
import { SilentConnections } from './silent-connections.ts';

async function open(silentConnections: SilentConnections) {
  const { host, port, user, password } = inject('testServer');
  const connection = { host, port, user, password, database: 'postgres' };
  const client = new SessionClient({ ...connection, silentConnections });
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

it('ends idle connections, but not a connection in a transaction', async () => {
  const silentConnections = new SilentConnections();
  const [idle, inTransaction] = await Promise.all([
    open(silentConnections),
    open(silentConnections),
  ]);
  await inTransaction.query('begin');
  const ended = new Promise<void>((resolve) => idle.once('end', resolve));
  silentConnections.endIdle();
  await ended;
  const { rows } = await inTransaction.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await inTransaction.query('commit');
});

it('ends a connection without an answer once its server process was found idle twice in a row', async () => {
  const silentConnections = new SilentConnections();
  const client = await open(silentConnections);
  const answer = client.query('select pg_sleep(60)').catch((error: Error) => error.message);
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const now = performance.now();
  await silentConnections.endUnanswered(async () => []);
  clock.mockReturnValue(now + 2_000);
  const found: number[][] = [];
  const look = (isBusy: boolean) =>
    silentConnections.endUnanswered(async (pids) => {
      found.push(pids);
      return isBusy ? pids : [];
    });
  const { connection } = client as unknown as { connection: { stream: Socket } };
  for (const isBusy of [false, true, false]) await look(isBusy);
  expect(connection.stream.destroyed).toBe(false);
  await look(false);
  expect(connection.stream.destroyed).toBe(true);
  expect(await answer).toBe('Connection terminated: the server does not answer');
  expect(found).toEqual(Array(4).fill([client.pid]));
});
