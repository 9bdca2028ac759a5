import { expect, inject, it, onTestFinished } from 'vitest';
import { SessionClient } from './session-client.ts';
import { SilentConnections } from './silent-connections.ts';

it('ends idle connections, but not a connection in a transaction', async () => {
  const silentConnections = new SilentConnections();
  const open = async () => {
    const { host, port, user, password } = inject('testServer');
    const connection = { host, port, user, password, database: 'postgres' };
    const client = new SessionClient({ ...connection, silentConnections });
    await client.connect();
    onTestFinished(() => client.end().catch(() => {}));
    return client;
  };
  const [idle, inTransaction] = await Promise.all([open(), open()]);
  await inTransaction.query('begin');
  const ended = new Promise<void>((resolve) => idle.once('end', resolve));
  silentConnections.endIdle();
  await ended;
  const { rows } = await inTransaction.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await inTransaction.query('commit');
});
