import { SUPERUSER } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** How to reach the server: usable as `pg.PoolConfig`. On Unix, `host` is the folder of its socket. */
export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

export function connectionTo(postmaster: Postmaster, password: string): EmbeddedConnection {
  return {
    host: postmaster.socketFolder || '127.0.0.1',
    port: postmaster.port,
    user: SUPERUSER,
    password,
    database: 'postgres',
  };
}

/** The same as an address, for programs that take one. */
export function connectionUrl({
  host,
  port,
  user,
  password,
  database,
}: EmbeddedConnection): string {
  const credentials = `${user}:${encodeURIComponent(password)}`;
  // A host that is a path is the folder of a unix socket, which an address carries as a parameter.
  return host.startsWith('/')
    ? `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${credentials}@${host}:${port}/${database}`;
}
