import { SUPERUSER } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** How to reach the server: usable as `pg.PoolConfig`. On Unix, `host` is the folder of its socket. */
export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
} & typeof OWN_SESSION;

/**
 * What node-postgres would take from the shell otherwise (PGSSLMODE, PGSSLNEGOTIATION, PGOPTIONS,
 * PGCLIENTENCODING): that is meant for other servers. A blank counts as options, an empty text would not.
 */
const OWN_SESSION = {
  ssl: false,
  sslnegotiation: 'postgres',
  options: ' ',
  client_encoding: 'UTF8',
} as const;

export function connectionTo(postmaster: Postmaster, password: string): EmbeddedConnection {
  return {
    host: postmaster.socketFolder || '127.0.0.1',
    port: postmaster.port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    ...OWN_SESSION,
  };
}

/** The same as an address, for programs that take one. */
export function connectionUrl({
  host,
  port,
  user,
  password,
  database,
}: Pick<EmbeddedConnection, 'host' | 'port' | 'user' | 'password' | 'database'>): string {
  const credentials = `${user}:${encodeURIComponent(password)}`;
  // A host that is a path is the folder of a unix socket, which an address carries as a parameter.
  return host.startsWith('/')
    ? `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${credentials}@${host}:${port}/${database}`;
}
