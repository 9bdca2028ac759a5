import net from 'node:net';

/** HOST is not an address that this machine can listen on. */
export class ListenAddressError extends Error {
  constructor(cause: NodeJS.ErrnoException) {
    super(
      `HOST is not an address of this machine (${cause.code ?? cause.message}). ` +
        'Set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address of this machine.',
      { cause },
    );
    this.name = 'ListenAddressError';
  }
}

/**
 * Listens briefly on any free port of `host`, so that a wrong address is reported before a database is created. Does
 * not check whether the configured port is free. Throws `ListenAddressError`.
 */
export function assertCanListenOn(host: string): Promise<void> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenAddressError(error)));
    server.listen({ host, port: 0 }, () => server.close(() => resolve()));
  });
}
