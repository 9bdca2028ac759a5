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
 * Settings that node-postgres would otherwise read from the environment (PGSSLMODE, PGSSLNEGOTIATION, PGOPTIONS,
 * PGCLIENTENCODING), which is meant for other servers. `options` is a space because an empty string would be ignored.
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

/** The connection as a URL, for programs that accept one. */
export function connectionUrl({
  host,
  port,
  user,
  password,
  database,
}: Pick<EmbeddedConnection, 'host' | 'port' | 'user' | 'password' | 'database'>): string {
  const credentials = `${user}:${encodeURIComponent(password)}`;
  // A host that is a path is the folder of a Unix socket, which a URL contains as a query parameter.
  return host.startsWith('/')
    ? `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${credentials}@${host}:${port}/${database}`;
}
