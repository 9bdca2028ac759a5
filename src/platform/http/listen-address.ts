import net from 'node:net';

/** HOST names no address that this machine can listen on. */
export class ListenAddressError extends Error {
  constructor(cause: NodeJS.ErrnoException) {
    super(
      `HOST names no address of this machine (${cause.code ?? cause.message}). ` +
        'Set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address of this machine.',
      { cause },
    );
    this.name = 'ListenAddressError';
  }
}

/**
 * Listens on any free port of `host` for a moment, so that a wrong address shows before a database is made. Whether
 * the real port is free shows when it is taken. Throws `ListenAddressError`.
 */
export function assertCanListenOn(host: string): Promise<void> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenAddressError(error)));
    server.listen({ host, port: 0 }, () => server.close(() => resolve()));
  });
}
